import { newId } from '../../src/domain/ids';
import { type NewEvent, type StoredEvent } from '../../src/sync/outbox/entry';
import { createDevice } from '../support/device';
import { event, openOutbox, photo } from './support/openOutbox';
import { createSiteServer } from './support/siteServer';
import { settled, until } from './support/until';

/** An event as a version of the app makes it that knows one kind more. */
function newer(snagId: string): NewEvent {
  // Today's type has no word for it.
  return {
    ...event('comment', snagId),
    kind: 'weather' as NewEvent['kind'],
    fields: { rain: true },
  };
}
/** The version before drawings: everything of today is older for it. */
const older = ({ kind }: StoredEvent): boolean => kind !== 'markPhoto';

test('an event of an unknown kind is kept and shown as one of a newer version; it holds up only its own snag', async () => {
  const device = createDevice();
  const server = createSiteServer();
  const open = openOutbox(device, server);
  const snag = newId('snag');
  const taken = photo();
  const [strange, behind, other] = [
    { ...newer(snag), photo: taken.facts },
    event('comment', snag),
    event('comment', newId('snag')),
  ];
  await open.outbox.add([strange, behind, other], [taken]);
  await until(() => server.done.length === 1);
  await settled();
  expect(server.done).toEqual([other.eventId]);
  expect(open.entries.all()).toMatchObject([
    {
      eventId: strange.eventId,
      state: 'waiting',
      title: 'Change from a newer version',
      problem: {
        message: 'Entered in a newer version of the app. It is kept; reload the page to send it.',
      },
    },
    { eventId: behind.eventId, state: 'waiting' },
  ]);
  // Its photo is what the newer version has made of it.
  expect(await open.storage.list()).toMatchObject([strange, behind]);
});

test('an event that the sending tab does not know is sent by a newer tab once that is visible', async () => {
  const device = createDevice();
  const server = createSiteServer();
  const old = openOutbox(device, server, { knows: older });
  const recent = openOutbox(device, server);
  await Promise.all([old.outbox.loaded, recent.outbox.loaded]);
  const drawing = event('markPhoto', newId('snag'));
  await recent.outbox.add([drawing]);
  await until(() => old.entries.all().length === 1);
  // However long it waits, the tab that cannot send it does not take the sending over.
  old.tab.advance(60_000);
  await settled();
  expect(server.requests).toBe(0);
  recent.tab.advance(5_000);
  await until(() => old.entries.all().length === 0 && recent.entries.all().length === 0);
  expect(server.done).toEqual([drawing.eventId]);
});
