import { gzipSync } from 'node:zlib';
import { startServer, type TestServer } from '../support/server';
import { answerOf, refusalOf } from '../support/wire';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ development: true })));
afterAll(async () => {
  expect(server.log).toEqual([]);
  await server.close();
});

const query = JSON.stringify({ query: '{ instance { needsSetUp } }' });
const post = (path: string, encoding: string, body: BodyInit): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'x-snagbook': '1',
      'content-type': 'application/json',
      'content-encoding': encoding,
    },
    body,
  });

test.each<[string, (text: string) => Buffer]>([['gzip', gzipSync]])(
  'a body that comes compressed is refused for good with a sentence that says so: %s',
  async (encoding, pack) => {
    const answer = await answerOf(await post('/graphql', encoding, new Uint8Array(pack(query))));
    expect(answer.status).toBe(415);
    expect(refusalOf(answer)).toMatchObject({
      code: 'BODY_ENCODED',
      retryable: false,
      message:
        'The request is compressed, which the server does not support. Send it uncompressed.',
    });
    const session = await post('/session', encoding, new Uint8Array(pack('{}')));
    expect([session.status, session.headers.get('accept-encoding')]).toEqual([415, 'identity']);
  },
);

test('a body that says that it is not compressed is read', async () => {
  expect((await answerOf(await post('/graphql', 'identity', query))).data).toEqual({
    instance: { needsSetUp: true },
  });
});
