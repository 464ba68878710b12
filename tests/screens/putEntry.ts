import { newId } from '../../src/domain/ids';
import type { NewEvent } from '../../src/sync/outbox/entry';
import type { Visitor } from '../support/visitor';
import type { Screens } from './arrive';

/**
 * Puts an event of the inspector into the outbox, as a screen would make it. Resolves with its id
 * when it is on the disk.
 */
export function putEntry(screens: Screens) {
  return async (
    { core }: Pick<Visitor, 'core'>,
    content: Pick<NewEvent, 'kind' | 'snagId' | 'fields'> & Partial<NewEvent>,
    bytes?: ArrayBuffer,
  ): Promise<string> => {
    const eventId = newId('event');
    const { site } = screens;
    const made: NewEvent = {
      eventId,
      userId: site.people.inspector.userId,
      projectId: site.projectId,
      projectCode: 'SITE',
      occurredAt: Date.now(),
      seen: null,
      ...content,
    };
    await core
      .current()
      ?.userSession.outbox?.add([made], made.photo && bytes ? [{ facts: made.photo, bytes }] : []);
    return eventId;
  };
}
