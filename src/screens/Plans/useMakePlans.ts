import { useState } from 'react';
import { once, useStamp } from '../../app/forms';
import { announce } from '../../ui/announcements';
import { refusalOf, type PageDraft } from './pageDrafts';
import { useAddPlan } from './useAddPlan';
import { messages } from './messages';

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
  told: string | null;
  make: (pages: readonly PageDraft[], label: string) => Promise<void>;
}

/** Creates plans from pages, one event each, so that a refused page does not affect the others. */
export function useMakePlans({ projectId, fileId, onPage, onDone }: MakePlansOptions): MakePlans {
  const add = useAddPlan(projectId);
  const stamp = useStamp();
  const [at, setAt] = useState<MakePlans['at']>(null);
  const [told, setTold] = useState<string | null>(null);

  const make = async (pages: readonly PageDraft[], label: string): Promise<void> => {
    let made = 0;
    setTold(null);
    for (const [index, { page, planId, revisionId, code, name, locationId, stamped }] of pages.entries()) {
      setAt({ done: index + 1, count: pages.length });
      try {
        await once(stamped, stamp)({ planId, revisionId, fileId, page, code, name, label, locationId }, add);
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
      if (made > 0) setTold(messages.madeSome(made, pages.length - made));
      return;
    }
    announce(messages.made(made));
    onDone();
  };
  return { at, told, make };
}
