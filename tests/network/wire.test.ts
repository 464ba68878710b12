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
