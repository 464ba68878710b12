import { createConnection } from '../../network/events';
import type { NetworkEvent } from '../../network/index';
import { newId } from '../../src/domain/ids';
import { createEntryList } from '../../src/sync/outbox/entryList';
import { createReachability } from '../../src/sync/reachability';
import { createDevice } from '../support/device';
import { event } from './support/openOutbox';

const about = {
  execution: 1,
  at: 0,
  operation: 'SnagListScreenQuery',
  id: 'abc',
  operationKind: 'query',
} as const;
const started: NetworkEvent = { type: 'start', ...about };
const ended: NetworkEvent = { type: 'end', ...about, outcome: 'ok', durationMs: 0, attempts: [] };

test('the page counts as fresh until the first unanswered query was sent, not until its timeout', () => {
  const { advance, world } = createDevice().tab();
  const connection = createConnection(world.clock.now, () => undefined);
  const line = createReachability(connection, null, world);
  connection.set('live');
  line.markFresh();
  advance(10_000);
  const asked = world.clock.date();
  line.onNetworkEvent(started);
  advance(3_000);
  expect(line.get()).toMatchObject({ kind: 'live', late: 'answer', lastFreshAt: asked });
  advance(60_000);
  line.onNetworkEvent(ended);
  expect(line.get()).toMatchObject({ kind: 'live', late: null, lastFreshAt: asked });
});

test('a query is late after three seconds and an entry after five, until the answer or the receipt is there', () => {
  const { advance, world } = createDevice().tab();
  const connection = createConnection(world.clock.now, () => undefined);
  const entries = createEntryList();
  entries.replace([]);
  const line = createReachability(connection, entries, world);
  connection.set('live');
  line.onNetworkEvent(started);
  advance(2_999);
  expect(line.get().late).toBeNull();
  advance(1);
  expect(line.get().late).toBe('answer');
  line.onNetworkEvent(ended);
  expect(line.get().late).toBeNull();

  const entry = { ...event('comment', newId('snag')), order: 1, addedAt: world.clock.date() };
  entries.put([entry]);
  advance(4_999);
  expect(line.get().late).toBeNull();
  advance(1);
  expect(line.get()).toMatchObject({ kind: 'live', late: 'unsent' });
  entries.drop(new Set([entry.eventId]));
  expect(line.get().late).toBeNull();
});
