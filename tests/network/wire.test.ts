import { fakeWorld, ok } from './support/fakeWorld';
import { observe } from './support/observe';
import { until, wireServer } from './support/wireServer';

test('Headers, half a body, then silence: aborted at 15,000 ms, the server sees the line close, and the request is sent again', async () => {
  const server = await wireServer((_request, response, { index }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    if (index === 0) response.write('{"data":{"half":');
    else response.end('{"data":{"whole":true}}');
  });
  const world = fakeWorld(ok, { url: server.url, world: { fetch } });
  const seen = observe(world.layer);
  await until(() => server.requests.length === 1);
  await world.clock.advance(14_999);
  expect(server.cut()).toBe(0);
  await world.clock.advance(1);
  await until(() => server.cut() === 1);
  await world.clock.advance(1_000);
  await until(() => seen.completed === 1);
  expect(seen.next).toEqual([{ data: { whole: true }, extensions: { is_final: true } }]);
  expect([server.requests.length, world.clock.pending]).toEqual([2, 0]);
  await server.close();
});

test('A connection cut in the middle of the body counts as network and is sent again', async () => {
  const server = await wireServer((_request, response, { index }) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '23' });
    if (index > 0) return response.end('{"data":{"whole":true}}');
    response.write('{"data":');
    return setImmediate(() => response.destroy());
  });
  let waits = 0;
  const world = fakeWorld(ok, {
    url: server.url,
    world: { fetch },
    onEvent: ({ type }) => (waits += type === 'wait' ? 1 : 0),
  });
  const seen = observe(world.layer);
  await until(() => waits === 1);
  await world.clock.advance(1_000);
  await until(() => seen.completed === 1);
  expect(server.requests.length).toBe(2);
  await server.close();
});

test('A server that is not there fails with network after three attempts', async () => {
  const server = await wireServer(() => {});
  await server.close();
  let waits = 0;
  const world = fakeWorld(ok, {
    url: server.url,
    world: { fetch },
    onEvent: ({ type }) => (waits += type === 'wait' ? 1 : 0),
  });
  const seen = observe(world.layer);
  await until(() => waits === 1);
  await world.clock.advance(1_000);
  await until(() => waits === 2);
  await world.clock.advance(3_000);
  await until(() => seen.errors.length === 1);
  expect(seen.failure()).toMatchObject({ kind: 'network', retryable: true, status: undefined });
  expect(seen.failure().attempts.length).toBe(3);
});

test('Leaving in the middle of a body closes the line', async () => {
  const server = await wireServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"data":');
  });
  const world = fakeWorld(ok, { url: server.url, world: { fetch } });
  const seen = observe(world.layer);
  await until(() => server.requests.length === 1);
  await world.clock.advance(10);
  seen.leave();
  await until(() => server.cut() === 1);
  expect([seen.next.length, seen.errors.length, world.clock.pending]).toEqual([0, 0, 0]);
  await server.close();
});
