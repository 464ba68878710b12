import { Observable } from 'relay-runtime';
import { settled } from './support/fakeClock';
import { journalSubscription } from './support/observe';
import { socketBench } from './support/socketBench';
import { until } from './support/wireServer';

const bench = socketBench();
afterEach(bench.clean);

test('A server’s error message fails that subscription alone, with its codes', async () => {
  const server = await bench.raw();
  bench.connect(server.url);
  const [refused, other] = [bench.subscribe(), bench.subscribe()];
  await until(() => server.subscribes.length === 2);
  server.send({
    type: 'error',
    id: server.subscribes[0]?.id,
    payload: [{ message: 'Not yours.', extensions: { code: 'FORBIDDEN' } }],
  });
  await until(() => refused.errors.length === 1);
  server.next(1, { data: { journal: 1 } });
  await until(() => other.next.length === 1);
  expect(refused.failure()).toMatchObject({
    name: 'NetworkFailure',
    kind: 'graphql',
    operation: 'JournalSubscription',
    graphqlErrors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
  expect([other.errors.length, server.sockets.length]).toEqual([0, 1]);
});

test('Errors in an event fail the subscription, and it completes on the server; tolerated ones pass with the data', async () => {
  const server = await bench.raw();
  bench.connect(server.url);
  const [strict, tolerant] = [bench.subscribe(), bench.subscribe({ tolerateErrors: true })];
  await until(() => server.subscribes.length === 2);
  const payload = { data: { journal: null }, errors: [{ message: 'x', path: ['journal'] }] };
  server.next(0, payload);
  server.next(1, payload);
  await until(() => strict.errors.length === 1 && tolerant.next.length === 1);
  expect(strict.failure()).toMatchObject({ kind: 'graphql', graphqlErrors: [{ message: 'x' }] });
  expect(tolerant.next).toEqual([{ ...payload, extensions: { is_final: true } }]);
  await until(() => server.heard.includes('complete'));
});

test('A consumer that throws does not affect the others', async () => {
  const thrown: Error[] = [];
  Observable.onUnhandledError((error) => thrown.push(error));
  const server = await bench.raw();
  bench.connect(server.url);
  let calls = 0;
  bench.layer.network.execute(journalSubscription, { after: 0 }, { force: true }).subscribe({
    next: () => {
      calls += 1;
      throw new Error('A bug on a screen.');
    },
  });
  const other = bench.subscribe();
  await until(() => server.subscribes.length === 2);
  for (let event = 1; event <= 2; event += 1) {
    server.next(0, { data: { journal: event } });
    server.next(1, { data: { journal: event } });
    await until(() => other.next.length === event);
  }
  expect([calls, thrown.length, other.errors.length, server.sockets.length]).toEqual([2, 2, 0, 1]);
});

test('A subscription that the server completes completes', async () => {
  const server = await bench.raw();
  bench.connect(server.url);
  const seen = bench.subscribe();
  await until(() => server.subscribes.length === 1);
  server.send({ type: 'complete', id: server.subscribes[0]?.id });
  await until(() => seen.completed === 1);
  expect([seen.errors.length, bench.clock.pending]).toEqual([0, 0]);
});

test('StrictMode’s double mount opens one socket and leaves one subscription', async () => {
  const server = await bench.raw();
  bench.connect(server.url);
  bench.subscribe().leave();
  const seen = bench.subscribe();
  await until(() => server.subscribes.length === 1);
  await settled();
  server.next(0, { data: { journal: 1 } });
  await until(() => seen.next.length === 1);
  // The same again on a socket that is already open.
  seen.leave();
  const again = bench.subscribe();
  await until(() => server.subscribes.length === 2);
  server.next(1, { data: { journal: 2 } });
  await until(() => again.next.length === 1);
  expect([
    server.sockets.length,
    server.heard.filter((type) => type === 'complete').length,
  ]).toEqual([1, 1]);
});
