import type { World } from '../../device/world';
import { draftIdOf, type DraftContent } from './draftContent';

type Draft = Pick<DraftContent, 'id' | 'begunAt' | 'spot'>;

/** An open form's claim to its draft, so that no form of another tab takes the same one. */
export interface DraftClaim {
  /** Claims this draft instead of the one before; false if another form has it. */
  take(draft: Draft): Promise<boolean>;
  /** Tells which drafts no other form has now. */
  others(): Promise<(draft: Draft) => boolean>;
  release(): void;
}

/** A lock ends with its page, also with one that is killed. Without locks every draft is free. */
export function createDraftClaim(locks: World['locks']): DraftClaim {
  let mine: { readonly name: string; readonly release: () => void } | null = null;

  function release(): void {
    mine?.release();
    mine = null;
  }

  return {
    async take(draft) {
      const name = nameOf(draft);
      if (locks === null || mine?.name === name) return true;
      release();
      return new Promise((resolve) => {
        locks
          .request(name, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            if (lock === null) return undefined;
            return new Promise<void>((end) => {
              mine = { name, release: end };
            });
          })
          // The browser gives this page no locks.
          .catch(() => resolve(true));
      });
    },
    async others() {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      const names = new Set(held.map(({ name }) => name));
      if (mine !== null) names.delete(mine.name);
      return (draft) => !names.has(nameOf(draft));
    },
    release,
  };
}

const nameOf = (draft: Draft): string => `snagbook-draft-${draftIdOf(draft)}`;
