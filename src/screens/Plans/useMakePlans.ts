import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  AddPlanInput,
  useMakePlansAddMutation,
} from '../../../__generated__/relay/useMakePlansAddMutation.graphql';
import { once, useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { announce } from '../../ui/announcements';
import { refusalOf, type PageDraft } from './pageDrafts';
import { messages } from './messages';

interface MakePlansOptions {
  fileId: string;
  /** Called when a page has become a plan (null) or was refused. */
  onPage: (page: number, change: Pick<PageDraft, 'refusal'> | null) => void;
  /** Called when all have become plans. */
  onDone: () => void;
}

interface MakePlans {
  /** Progress; null when not running. */
  at: { readonly done: number; readonly count: number } | null;
  /** Result of the last run, if pages are left. */
  notice: string | null;
  make: (pages: readonly PageDraft[], label: string) => Promise<void>;
}

/** Creates plans from pages, one event each, so that a refused page does not affect the others. */
export function useMakePlans({ fileId, onPage, onDone }: MakePlansOptions): MakePlans {
  const add = useAddPlan();
  const stamp = useStamp();
  const [at, setAt] = useState<MakePlans['at']>(null);
  const [notice, setNotice] = useState<string | null>(null);

  const make = async (pages: readonly PageDraft[], label: string): Promise<void> => {
    let made = 0;
    setNotice(null);
    for (const [
      index,
      { page, planId, revisionId, code, name, locationId, stamped },
    ] of pages.entries()) {
      setAt({ done: index + 1, count: pages.length });
      try {
        await once(stamped, stamp)(
          { planId, revisionId, fileId, page, code, name, label, locationId },
          add,
        );
        made += 1;
        onPage(page, null);
      } catch (error) {
        const { refusal, retryable } = refusalOf(error);
        onPage(page, { refusal });
        // Without a connection further pages would fail, too.
        if (retryable) break;
      }
    }
    setAt(null);
    if (made < pages.length) {
      if (made > 0) setNotice(messages.madeSome(made, pages.length - made));
      return;
    }
    announce(messages.made(made));
    onDone();
  };
  return { at, notice, make };
}

/** Creates a plan from one page of a file. Rejects with the server's refusal. */
function useAddPlan(): (input: AddPlanInput) => Promise<void> {
  return useMutate<useMakePlansAddMutation>(graphql`
    mutation useMakePlansAddMutation($input: AddPlanInput!) {
      addPlan(input: $input) {
        plan {
          ...PlanCard_plan
          project {
            # eslint-disable-next-line relay/unused-fields -- only normalised, for the list of plans
            plans {
              id
            }
          }
        }
      }
    }
  `);
}
