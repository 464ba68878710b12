import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type {
  AddPlanInput,
  useMakePlansAddMutation,
} from '../../../__generated__/relay/useMakePlansAddMutation.graphql';
import { once, useStamp } from '../../app/forms';
import { announce } from '../../ui/announcements';
import { refusalOf, type PageDraft } from './pageDrafts';
import { messages } from './messages';
import { addToPlans } from './plansList';

interface MakePlansOptions {
  projectId: string;
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
export function useMakePlans({ projectId, fileId, onPage, onDone }: MakePlansOptions): MakePlans {
  const add = useAddPlan(projectId);
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
function useAddPlan(projectId: string): (input: AddPlanInput) => Promise<void> {
  const [commit] = useMutation<useMakePlansAddMutation>(graphql`
    mutation useMakePlansAddMutation($input: AddPlanInput!) {
      addPlan(input: $input) {
        plan {
          id
          code
          name
          ...PlanCard_plan
        }
      }
    }
  `);
  return useCallback(
    (input) =>
      new Promise((resolve, reject) => {
        // An updater, because the plans are a plain list, and Relay's directives need a connection.
        commit({
          variables: { input },
          updater: (store) => addToPlans(store, projectId, input.planId),
          onCompleted: () => resolve(),
          onError: reject,
        });
      }),
    [commit, projectId],
  );
}
