import { isFullOfPhotos, textLimits } from '../../rules/limits';
import { newPhoto, PhotoRefusal } from '../photos/newPhoto';
import { createDraft, type Draft } from '../sync/outbox/draft';
import { dropShared, dropWords, readShared, waitingShared } from '../sync/outbox/sharedPhotos';
import { useUserSession } from './context';

/**
 * Begins a snag with the photos and words that were shared, in the order in which they came: what
 * was in the form is put aside, and so are photos beyond the limit of a snag, as drafts of their
 * own. A photo is let go of when it is in a draft on the disk. Resolves with the number of those that cannot be
 * used; rejects with DeviceFull, and the rest stays where it is.
 */
export function useTakeShared(): (code: string) => Promise<number> {
  const { draftOf } = useUserSession();
  return async (code) => {
    const draft = draftOf(code, createDraft);
    const shared = await readShared();
    const { words } = await waitingShared();
    if (shared.length === 0 && words === '') return 0;
    let refused = 0;
    await beginAnew(draft);
    if (words !== '') {
      draft.setFields(fieldsOf(words));
      if (await draft.written()) await dropWords();
    }
    for (const { key, file } of shared) {
      if (isFullOfPhotos(draft.get().photos.length)) await draft.startAfresh();
      try {
        await draft.addPhotos([() => newPhoto(file)]);
      } catch (error) {
        if (!(error instanceof PhotoRefusal)) throw error;
        refused += 1;
      }
      await dropShared([key]);
    }
    return refused;
  };
}

/** In the person's own words, and whole in the description where that is not enough. */
function fieldsOf(words: string): { title: string; description?: string } {
  const title = [...(words.split('\n')[0] ?? '')].slice(0, textLimits.title).join('');
  return title === words ? { title } : { title, description: words };
}

/** An empty draft without a spot: nobody said on which plan the photos were taken. */
async function beginAnew(draft: Draft): Promise<void> {
  await draft.startAfresh();
  draft.open(null);
  await draft.startAfresh();
  draft.leave();
}
