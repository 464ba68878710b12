import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { startServer, type TestServer } from '../support/server';
import { type Answer, answerOf, dataOf, newId, refusalOf, signIn } from '../support/wire';

const lists = JSON.parse(readFileSync('__generated__/documents.json', 'utf8')) as Record<
  string,
  string
>; // written by the compiler
const idOf = (start: string): string =>
  Object.entries(lists).find(([, text]) => text.startsWith(start))?.[0] ?? '';

const owner = { name: 'Owner', email: 'owner@site.example', password: 'a long password' };
const project = {
  projectId: newId('project'),
  projectCode: 'SITE',
  projectName: 'Site',
  timeZone: 'UTC',
};
const harmless = '{ __typename }';

interface Case {
  server: TestServer;
  token: string;
}

const servers: Record<'production' | 'development', Case | undefined> = {
  production: undefined,
  development: undefined,
};
const at = (mode: keyof typeof servers): Case =>
  servers[mode] ?? { server: {} as TestServer, token: '' }; // set before each test runs

const post = async (
  { server, token }: Case,
  body: object,
): Promise<Answer<Record<string, unknown>>> =>
  answerOf(
    await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-snagbook': '1',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  );

beforeAll(async () => {
  for (const mode of ['production', 'development'] as const) {
    const server = await startServer({ development: mode === 'development' });
    const input = { eventId: newId('event'), ...owner, ...project };
    dataOf(
      await post(
        { server, token: '' },
        { id: idOf('mutation SetUpFormSetUpMutation'), query: '', variables: { input } },
      ),
    );
    servers[mode] = { server, token: (await signIn(server.url, owner)).token };
  }
});
afterAll(async () => {
  expect([at('production').server.log, at('development').server.log]).toEqual([[], []]);
  for (const one of Object.values(servers)) await one?.server.close();
});

const joinId = idOf('query JoinScreenQuery');
const subscriptionId = idOf('subscription');

describe.each(['production', 'development'] as const)('over HTTP in %s', (mode) => {
  test('a known id runs alone', async () => {
    expect(
      dataOf(await post(at(mode), { id: joinId, query: '', variables: { token: 'x' } })),
    ).toEqual({ instance: { provider: null }, invitation: null });
    expect(dataOf(await post(at(mode), { id: joinId, variables: { token: 'x' } }))).toEqual({
      instance: { provider: null },
      invitation: null,
    });
  });

  test.each([{ id: 'unknown', query: '' }, {}, { id: '__proto__' }])(
    '%j is refused for good',
    async (body) => {
      const answer = await post(at(mode), { variables: {}, ...body });
      expect(answer.status).toBe(400);
      expect(refusalOf(answer)).toEqual({
        code: 'UNKNOWN_DOCUMENT',
        retryable: false,
        message: 'A new version is needed. Your unsent work is safe; reload to update.',
      });
    },
  );
});

test('an unknown id with a text runs in development only, and so does a text alone', async () => {
  for (const body of [{ id: 'unknown', query: harmless }, { query: harmless }]) {
    expect(dataOf(await post(at('development'), body))).toEqual({ __typename: 'Query' });
    expect(refusalOf(await post(at('production'), body))).toMatchObject({
      code: 'UNKNOWN_DOCUMENT',
      retryable: false,
    });
  }
});

test('GraphiQL is shown in development only', async () => {
  const page = (mode: keyof typeof servers) =>
    fetch(`${at(mode).server.url}/graphql`, { headers: { accept: 'text/html' } });
  expect((await page('production')).status).toBe(405);
  const shown = await page('development');
  expect(shown.status).toBe(200);
  expect(await shown.text()).not.toMatch(/src="https?:/);
});

describe('over the socket', () => {
  /** The first thing the server says to a subscription. */
  const subscribe = ({ server, token }: Case, payload: object) =>
    new Promise<{ type: string; payload?: unknown }>((resolve, reject) => {
      const socket = new WebSocket(
        `${server.url.replace('http', 'ws')}/graphql`,
        'graphql-transport-ws',
      );
      socket.once('error', reject);
      socket.once('open', () =>
        socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })),
      );
      socket.on('message', (data) => {
        // by the protocol
        const message = JSON.parse(String(data)) as { type: string; payload?: unknown };
        if (message.type === 'connection_ack')
          socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload }));
        else {
          resolve(message);
          socket.close();
        }
      });
    });
  // Of a project that is not there: whatever runs is refused with NOT_FOUND.
  const variables = { projectId: newId('project'), after: 'x' };
  const text =
    'subscription ($projectId: ID!, $after: String!) { journal(projectId: $projectId, after: $after) { cursor } }';
  const refused = (code: string) => ({
    type: 'error',
    payload: [expect.objectContaining({ extensions: { code, retryable: false } })],
  });

  test('a text with an unknown id runs in development only', async () => {
    for (const payload of [
      { id: 'unknown', query: text, variables },
      { query: text, variables },
    ]) {
      expect(await subscribe(at('development'), payload)).toMatchObject({
        payload: { errors: [{ extensions: { code: 'NOT_FOUND' } }] },
      });
      expect(await subscribe(at('production'), payload)).toMatchObject(refused('UNKNOWN_DOCUMENT'));
    }
  });

  test('a known id wins over the text beside it', async () => {
    expect(subscriptionId).not.toBe('');
    const others = {
      query: 'subscription { nothing }',
      variables: { id: variables.projectId, ...variables },
    };
    for (const mode of ['production', 'development'] as const) {
      expect(await subscribe(at(mode), { id: subscriptionId, ...others })).toMatchObject({
        payload: { errors: [{ extensions: { code: 'NOT_FOUND' } }] },
      });
    }
  });

  test('nothing but subscriptions runs there, and no subscription runs over HTTP', async () => {
    expect(
      await subscribe(at('production'), { id: joinId, query: '', variables: { token: 'x' } }),
    ).toMatchObject(refused('BAD_REQUEST'));
    expect(await subscribe(at('development'), { query: harmless })).toMatchObject(
      refused('BAD_REQUEST'),
    );
    expect(refusalOf(await post(at('development'), { query: text, variables }))).toMatchObject({
      code: 'BAD_REQUEST',
      retryable: false,
    });
  });
});
