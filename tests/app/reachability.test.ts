import { createConnection } from '../../network/events';
import type { NetworkEvent } from '../../network/index';
import { createReachability } from '../../src/sync/reachability';
import { createDevice } from '../support/device';

const about = { execution: 1, at: 0, operation: 'SnagListScreenQuery', id: 'abc', operationKind: 'query' } as const;
const started: NetworkEvent = { type: 'start', ...about };
const ended: NetworkEvent = { type: 'end', ...about, outcome: 'ok', durationMs: 0, attempts: [] };

test('what the page shows counts as fresh until the first query without an answer was sent, and not until that was noticed', () => {
  const { advance, world } = createDevice().tab();
  const connection = createConnection(world.clock.now, () => undefined);
  const line = createReachability(connection, null, world);
  connection.set('live');
  line.markFresh();
  advance(10_000);
  const asked = world.clock.now();
  line.onNetworkEvent(started);
  advance(3_000);
  expect(line.get()).toMatchObject({ kind: 'live', late: 'answer', lastFreshAt: asked });
  advance(60_000);
  line.onNetworkEvent(ended);
  expect(line.get()).toMatchObject({ kind: 'live', late: null, lastFreshAt: asked });
});

test('a mutation without an answer makes no query late: the outbox counts what is unsent', () => {
  const { advance, world } = createDevice().tab();
  const line = createReachability(createConnection(world.clock.now, () => undefined), null, world);
  line.onNetworkEvent({ ...started, operationKind: 'mutation' });
  advance(60_000);
  expect(line.get().late).toBeNull();
});
