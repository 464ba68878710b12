import { Environment, Network, Observable, type GraphQLResponse } from 'relay-runtime';
import { createStore } from '../../network/index';
import { createDelivery } from '../../src/app/events/kinds';
import { projectEntries } from '../../src/app/events/projectEntries';
import { newId } from '../../src/domain/ids';
import { createAnswers, createLists } from '../../src/sync/journal/journal';
import { isKnown, type NewEvent, type StoredEvent } from '../../src/sync/outbox/entry';
import { createEntryList } from '../../src/sync/outbox/entryList';
import { createTabs } from '../../src/sync/outbox/tabs';
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

test('an event of a kind from a newer version is kept and shown as such, with the rest of its snag behind it, and holds up no other', async () => {
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
      title: 'Entry of a newer version',
      problem: {
        message:
          'This was entered in a newer version of the app. It is kept; reload the page to send it.',
      },
    },
    { eventId: behind.eventId, state: 'waiting' },
  ]);
  // Its photo is what the newer version has made of it.
  expect(await open.storage.list()).toMatchObject([strange, behind]);
});

test('an event in a newer format is kept and shown as such, though its kind is known; what was stored before there were formats is sent', async () => {
  const device = createDevice();
  const server = createSiteServer();
  const open = openOutbox(device, server);
  const [strange, plain] = [
    { ...event('comment', newId('snag')), format: 2 },
    event('comment', newId('snag')),
  ];
  await open.outbox.add([strange, plain]);
  await until(() => server.done.length === 1);
  await settled();
  expect(server.done).toEqual([plain.eventId]);
  expect(open.entries.all()).toMatchObject([
    { eventId: strange.eventId, format: 2, state: 'waiting', title: 'Entry of a newer version' },
  ]);
  expect(await open.storage.list()).toMatchObject([strange]);
  expect(isKnown({ kind: 'comment' })).toBe(true);
});

test('a message of a newer tab is read as a change of the outbox, and one of an older tab as it is', () => {
  let listen: (message: { data: unknown }) => void = () => undefined;
  const posted: unknown[] = [];
  const channel = {
    addEventListener: (_type: 'message', listener: typeof listen) => void (listen = listener),
    removeEventListener: () => undefined,
    postMessage: (message: unknown) => void posted.push(message),
    close: () => undefined,
  };
  const heard: string[] = [];
  const tabs = createTabs(channel, {
    changed: () => void heard.push('changed'),
    deliveryState: (eventId) => void heard.push(eventId),
    settled: () => void heard.push('settled'),
  });
  listen({ data: { type: 'deliveryState', eventId: 'older', change: {} } });
  listen({ data: { type: 'deliveryState', eventId: 'same', change: {}, format: 1 } });
  listen({ data: { type: 'deliveryState', eventId: 'newer', otherwise: {}, format: 2 } });
  listen({ data: { type: 'unheard of', format: 2 } });
  expect(heard).toEqual(['older', 'same', 'changed', 'changed']);
  tabs.changed();
  expect(posted).toEqual([{ type: 'changed', format: 1 }]);
});

test('an event that the sending tab does not know is sent by the tab that does, once the person looks at that', async () => {
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

test('a tab that does not know an event does not take the sending over from the one that does, however long it waits', async () => {
  const device = createDevice();
  const server = createSiteServer();
  const recent = openOutbox(device, server);
  await recent.outbox.loaded;
  const old = openOutbox(device, server, { knows: older });
  await old.outbox.loaded;
  server.fate = () => 'unreachable';
  await recent.outbox.add([event('markPhoto', newId('snag'))]);
  await until(() => server.requests === 1 && old.entries.all().length === 1);
  old.tab.advance(60_000);
  await settled();
  server.fate = () => 'answer';
  recent.outbox.wake();
  await until(() => server.done.length === 1);
});

test('an event of a newer version, and a listener that throws, hurt nobody else who listens to the outbox', () => {
  const reported: unknown[] = [];
  const before = globalThis.reportError;
  globalThis.reportError = (bug) => void reported.push(bug);
  try {
    const environment = new Environment({
      network: Network.create(() => Observable.create<GraphQLResponse>(() => undefined)),
      store: createStore(),
    });
    const lists = createLists();
    const entries = createEntryList();
    projectEntries(environment, entries, { id: 'user_ada', name: 'Ada' }, lists, Date.now);
    const bug = new Error('A bug in a screen');
    entries.subscribe(() => {
      throw bug;
    });
    let message = 0;
    entries.subscribe(() => (message += 1));
    const strange = { ...newer('snag_0'), order: 1, addedAt: 0 };
    entries.put([strange]);
    expect(message).toBe(1);
    expect(reported).toEqual([bug]);
    // Its answer, from the tab that sent it.
    const { absorb } = createDelivery(
      environment,
      { lists, answers: createAnswers() },
      { now: () => 0, setTimeout, clearTimeout },
    );
    expect(() =>
      absorb(strange, { setWeather: { receipt: { eventId: strange.eventId } } }),
    ).not.toThrow();
  } finally {
    globalThis.reportError = before;
  }
});
