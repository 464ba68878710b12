import { useCallback } from 'react';
import { useUserSession } from '../context';
import { createDraft } from '../../sync/outbox/draft';
import type { Begun, DraftContent } from '../../sync/outbox/draftContent';
import { useOwnOutbox } from './event';

/**
 * Undoes the raising of a snag that is not sent yet, with the events of its photos. It becomes a
 * draft of the project again, in the form unless another draft was begun there.
 * Resolves with that draft; with null if it was sent already. Rejects with DeviceFull, and then it
 * stays raised.
 */
export function useTakeBackRaise(
  code: string,
): (eventId: string, begun: Begun) => Promise<DraftContent | null> {
  const outbox = useOwnOutbox();
  const { draftOf } = useUserSession();
  return useCallback(
    (eventId, begun) =>
      draftOf(code, createDraft).takeBack(() => outbox.takeBackRaise(eventId, begun)),
    [outbox, draftOf, code],
  );
}
