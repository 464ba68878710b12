import { WebSocket } from 'ws';
import { grain } from '../support/photos';
import { addPhotoDocument, openSite, raiseSnagDocument, type Site } from '../support/site';
import { openStream } from '../support/stream';
import {
  type Answer,
  answerOf,
  type Caller,
  event,
  newId,
  photoInput,
  refusalOf,
} from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());
afterEach(async () => {
  // Bad input is no fault of ours: nothing for the operator to look at, and the server goes on.
  expect(site.server.log.splice(0)).toEqual([]);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});

const post = async (
  body: BodyInit | null,
  headers: Record<string, string> = {},
  caller: Caller = site.people.inspector,
): Promise<Answer<unknown>> => {
  const sent = {
    'x-snagbook': '1',
    'content-type': 'application/json',
    authorization: `Bearer ${caller.token}`,
    ...headers,
  };
  return answerOf(await fetch(`${site.url}/graphql`, { method: 'POST', headers: sent, body }));
};

const json = (value: unknown): string => JSON.stringify(value);

describe('a body that is no request', () => {
  test.each([
    ['broken JSON', '{"query": "{ viewer'],
    ['an unknown key', json({ query: '{ __typename }', surprise: 1 })],
    ['a field that does not exist', json({ query: '{ nothing }' })],
    [
      'an operation that is not in the document',
      json({ query: 'query A { __typename }', operationName: 'B' }),
    ],
  ])('is refused for good: %s', async (_name, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    const { code, retryable } = refusalOf(answer);
    expect(['BAD_REQUEST', 'UNKNOWN_DOCUMENT']).toContain(code);
    expect(retryable).toBe(false);
  });

  test.each([['text/plain'], ['nonsense']])('is refused for good as %s', async (type) => {
    const answer = await post(json({ query: '{ __typename }' }), { 'content-type': type });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(refusalOf(answer)).toMatchObject({ code: 'BAD_REQUEST', retryable: false });
  });

  test('is refused for good without the header that another site cannot send', async () => {
    const form = new FormData();
    form.append('operations', json({ query: '{ __typename }' }));
    form.append('map', '{}');
    const headers = { authorization: `Bearer ${site.people.inspector.token}` };
    const answer = await answerOf(
      await fetch(`${site.url}/graphql`, { method: 'POST', headers, body: form }),
    );
    expect(answer.status).toBe(400);
    expect(refusalOf(answer)).toMatchObject({ code: 'BAD_REQUEST', retryable: false });
  });

  test.each([
    [
      'broken operations',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query\r\n--a--\r\n',
    ],
    [
      'a broken map',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"{ __typename }"}\r\n--a\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":\r\n--a--\r\n',
    ],
    [
      'a map that points nowhere',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="operations"\r\n\r\n7\r\n--a\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.__proto__.x"]}\r\n--a\r\ncontent-disposition: form-data; name="0"; filename="x"\r\n\r\nx\r\n--a--\r\n',
    ],
  ])('is refused for good as a form with %s', async (_name, type, body) => {
    const answer = await post(body, { 'content-type': type });
    expect(answer.status).toBe(400);
    expect(refusalOf(answer).retryable).toBe(false);
  });
});

describe('variables that no field of ours has', () => {
  const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`field${n}`, n]));
  const query =
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }';
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

  test.each([
    ['thousands of them', json({ query, variables: { input: many } })],
    [
      'lists within lists without end',
      `{"query": ${json(query)}, "variables": {"input": {"body": ${deep}}}}`,
    ],
  ])(
    'are refused as one, and not each with a picture of all the others: %s',
    async (_name, body) => {
      const answer = await post(body);
      expect(answer.errors).toHaveLength(1);
      expect(answer.errors[0]?.message).toHaveLength('The request could not be read.'.length);
      expect(refusalOf(answer)).toMatchObject({ code: 'BAD_REQUEST', retryable: false });
    },
  );

  test('are refused on a socket too', async () => {
    const variables = { projectId: site.projectId, after: await site.cursor(), ...many };
    expect(await openStream(site.url, site.people.viewer.token, variables).ended).toEqual({
      refused: ['BAD_REQUEST'],
    });
  });
});

describe('a body that is too large', () => {
  test('is refused with its size: 10 MB of JSON', async () => {
    const answer = await post(json({ query: 'x'.repeat(10_000_000) }));
    expect(answer.status).toBe(413);
    expect(refusalOf(answer)).toMatchObject({
      code: 'BODY_TOO_LARGE',
      retryable: false,
      message: 'This is 10.1 MB; the limit is 0.5 MB.',
    });
  });

  test('is refused while it comes when its length was not announced', async () => {
    const part = new TextEncoder().encode('x'.repeat(100_000));
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => (sent++ < 300 ? controller.enqueue(part) : controller.close()),
    });
    const init = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${site.people.inspector.token}`,
      },
      body: endless,
      duplex: 'half',
    };
    expect(refusalOf(await answerOf(await fetch(`${site.url}/graphql`, init)))).toMatchObject({
      code: 'BODY_TOO_LARGE',
      retryable: false,
    });
  });
});

describe('a sign-in that is none', () => {
  test.each([
    ['broken JSON', '{'],
    ['a number', '{"email":7,"password":"x"}'],
  ])('is refused for good: %s', async (_name, body) => {
    const response = await fetch(`${site.url}/session`, {
      method: 'POST',
      headers: { 'x-snagbook': '1' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'BAD_REQUEST', retryable: false },
    });
  });
});

describe('another method', () => {
  test.each(['GET', 'PUT'])('runs no document: %s', async (method) => {
    const response = await fetch(`${site.url}/graphql?query={__typename}`, {
      method,
      headers: { authorization: `Bearer ${site.people.inspector.token}`, 'x-snagbook': '1' },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.text()).toBe('');
  });
});

describe('a request that asks for what cannot be', () => {
  test.each([{ occurredAt: -1 }, { dueOn: '2026-02-30' }, { priority: 'URGENT' }, { surprise: 1 }])(
    'a snag with %j',
    async (wrong) => {
      const input = {
        ...event(),
        projectId: site.projectId,
        snagId: newId('snag'),
        locationId: site.locationId,
        ...wrong,
      };
      expect(refusalOf(await site.gql('inspector', raiseSnagDocument, { input }))).toMatchObject({
        code: 'BAD_REQUEST',
        retryable: false,
      });
    },
  );

  test('more levels than any screen has', async () => {
    const deep = Array.from({ length: 9 }).reduce<string>(
      (inner) => `snag(number: 1) { project { ${inner} } }`,
      'id',
    );
    const answer = await site.gql('inspector', `{ project(code: "SITE") { ${deep} } }`);
    expect(answer.status).toBe(400);
    expect(refusalOf(answer)).toMatchObject({ code: 'BAD_REQUEST', retryable: false });
  });

  test.each(['abc\u0000', '""" OR', '\ud800abc', 'x'.repeat(50_000)])(
    'a search for %#',
    async (text) => {
      const query = `query ($text: String) { project(code: "SITE") { snags(first: 9, filter: { text: $text }) { edges { node { id } } } snagCounts(filter: { text: $text }) { all } } }`;
      const found = await site.ask<{ project: { snagCounts: { all: number } } }>(
        'inspector',
        query,
        {
          text,
        },
      );
      expect(found.project.snagCounts.all).toBe(0);
    },
  );
});

describe('a file that is no photo', () => {
  const send = async (bytes: Buffer, more: Record<string, unknown> = {}) => {
    const { id } = await site.raise();
    return site.upload(
      'inspector',
      addPhotoDocument,
      { input: { ...photoInput(id, bytes), ...more } },
      new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
    );
  };

  test.each([
    ['a PDF called .jpg', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'PHOTO_TYPE'],
    ['26 MB', Buffer.alloc(26_000_000), 'PHOTO_TOO_BIG'],
    ['more than a request may have', Buffer.alloc(34 * 1024 * 1024), 'BODY_TOO_LARGE'],
  ])('is refused for good: %s', async (_name, bytes, code) => {
    expect(refusalOf(await send(bytes))).toMatchObject({ code, retryable: false });
  });

  test('is asked for again when it is not what the device announced', async () => {
    const bytes = await grain(200, 150).jpeg().toBuffer();
    expect(refusalOf(await send(bytes, { sha256: '0'.repeat(64) }))).toMatchObject({
      code: 'PHOTO_DAMAGED',
      retryable: true,
    });
  });
});

describe('a text', () => {
  const title = (text: string) =>
    site.gql<{ raiseSnag: { snag: { title: string } } }>('inspector', raiseSnagDocument, {
      input: {
        ...event(),
        projectId: site.projectId,
        snagId: newId('snag'),
        locationId: site.locationId,
        title: text,
      },
    });

  test('of 255 characters is a title, of 256 it is refused with their number', async () => {
    expect((await title('ä'.repeat(255))).errors).toEqual([]);
    expect(refusalOf(await title('ä'.repeat(256)))).toMatchObject({
      code: 'TITLE_TOO_LONG',
      field: 'title',
      meta: { n: 256 },
      retryable: false,
    });
  });

  test('is kept without what steers a terminal or turns the line around', async () => {
    expect((await title('  a\u0000\u001b[2J\u202eb\n\tc  ')).data?.raiseSnag.snag.title).toBe(
      'a[2Jb c',
    );
  });
});

describe('a websocket', () => {
  const open = (protocol = 'graphql-transport-ws', path = '/graphql') =>
    new WebSocket(`${site.url.replace('http', 'ws')}${path}`, protocol);
  const closing = (socket: WebSocket) =>
    new Promise<number>((resolve) => socket.once('close', resolve).on('error', () => resolve(0)));

  test.each([[undefined], [{ token: 'made up' }]])(
    'is closed with 4403 after %j instead of a token',
    async (payload) => {
      const socket = open();
      socket.once('open', () => socket.send(json({ type: 'connection_init', payload })));
      expect(await closing(socket)).toBe(4403);
    },
  );

  test('is closed when it sends what is no message', async () => {
    const socket = open();
    socket.once('open', () => socket.send('{'));
    expect(await closing(socket)).toBe(4400);
  });
});
