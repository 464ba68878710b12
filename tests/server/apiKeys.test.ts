import { createHash } from 'node:crypto';
import type { KeyKind } from '../../rules/apiKeys';
import { endKey, fetchWith, type MadeKey, makeKey, makeKeyDocument } from '../support/apiKeys';
import { grain } from '../support/photos';
import { openSite, raiseSnagDocument, type Site } from '../support/site';
import { dataOf, event, newId, photoInput, refusalOf, type Variables } from '../support/wire';

let site: Site;
let bytes: Buffer;
let keys: Record<KeyKind, MadeKey>;
beforeAll(async () => {
  site = await openSite();
  bytes = await grain(80, 64).jpeg().toBuffer();
  keys = {
    READ: await makeKey(site, 'READ'),
    RAISE: await makeKey(site, 'RAISE', 'Camera in the lobby'),
    ALL: await makeKey(site, 'ALL'),
  };
});
afterAll(async () => {
  // Nothing of all this was a fault, and no key stands in the log.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const addPhoto =
  'mutation ($input: AddPhotoInput!) { addPhoto(input: $input) { receipt { sha256 } } }';
const kinds = ['READ', 'RAISE', 'ALL'] as const;
const newSnag = () => ({
  ...event(),
  projectId: site.projectId,
  snagId: newId('snag'),
  title: 'Lamp is broken',
  locationId: site.locationId,
});

describe('a key', () => {
  test('is shown once, stored as a hash, and made by admins alone', async () => {
    const { db } = site.server.app.services;
    const { token, keyId } = keys.READ;
    expect(token).toMatch(/^sbk_[\w-]{43}$/);
    const { hash } = await db
      .selectFrom('api_key')
      .select('hash')
      .where('id', '=', keyId)
      .executeTakeFirstOrThrow();
    expect(hash).toBe(createHash('sha256').update(token).digest('hex'));
    const input = { ...event(), projectId: site.projectId, keyId: newId('key'), name: 'x' };
    for (const person of ['inspector', 'viewer', 'tradeA'] as const)
      expect(
        refusalOf(await site.gql(person, makeKeyDocument, { input: { ...input, kind: 'READ' } }))
          .code,
      ).toBe('FORBIDDEN');
    expect(await site.ask('inspector', '{ project(code: "SITE") { apiKeys { id } } }')).toEqual({
      project: { apiKeys: null },
    });
  });

  test('made by an event that is sent again is another one, and the first is over', async () => {
    const input = {
      ...event(),
      projectId: site.projectId,
      keyId: newId('key'),
      name: 'Lost answer',
      kind: 'READ',
    };
    const ask = () =>
      site.ask<{ makeApiKey: { key: string } }>('admin', makeKeyDocument, { input });
    const [first, second] = [await ask(), await ask()].map(({ makeApiKey }) => makeApiKey.key);
    const status = async (token = '') =>
      (await site.gql({ token, cookies: '' }, '{ project(code: "SITE") { id } }')).status;
    expect([await status(first), await status(second)]).toEqual([401, 200]);
  });

  test('is refused as soon as it is ended', async () => {
    const key = await makeKey(site, 'ALL');
    dataOf(await site.gql(key, raiseSnagDocument, { input: newSnag() }));
    await endKey(site, key.keyId);
    const answer = await site.gql(key, raiseSnagDocument, { input: newSnag() });
    expect([answer.status, refusalOf(answer).code]).toEqual([401, 'KEY_UNKNOWN']);
    expect((await fetchWith(site, key, '/api/projects/SITE/snags.csv')).status).toBe(401);
  });
});

describe('with a key', () => {
  test('documents of the published schema are run, and everything else is no part of it', async () => {
    const { id, number } = await site.raise({ title: 'Crack' });
    const asked = `query ($number: Int!) { project(code: "SITE") { name snag(number: $number) { id title raisedBy { name } } } __schema { queryType { name } } }`;
    expect(await site.ask(keys.READ, asked, { number })).toEqual({
      project: {
        name: 'Site',
        snag: { id, title: 'Crack', raisedBy: { name: site.people.inspector.name } },
      },
      __schema: { queryType: { name: 'Query' } },
    });
    for (const document of [
      '{ viewer { email } }',
      '{ project(code: "SITE") { members { email } } }',
      '{ project(code: "SITE") { companies { email } } }',
      '{ project(code: "SITE") { apiKeys { name } } }',
      '{ project(code: "SITE") { snag(number: 1) { cost } } }',
      'mutation { editSnag(input: { eventId: "x", occurredAt: 1, snagId: "x", cost: 1 }) { receipt { hash } } }',
      '{ project(code: "SITE") { clientLinks { name } } }',
      'subscription { journal(projectId: "x", after: "x") { cursor } }',
      'mutation { setUp(input: {}) { receipt { eventId } } }',
    ])
      expect((await site.gql(keys.ALL, document)).status).toBe(400);
    expect(await site.ask(keys.ALL, '{ project(code: "OTHER") { id } }')).toEqual({
      project: null,
    });
  });

  test.each(kinds)('of kind %s snags are changed as far as that goes', async (kind) => {
    const { id } = await site.raise({}, 'admin');
    const photo = photoInput(id, bytes);
    const comment = { ...event(), snagId: id, body: 'Seen' };
    const can = async (field: string, input: Variables): Promise<boolean> => {
      const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
      const document = `mutation ($input: ${type}!) { ${field}(input: $input) { receipt { eventId } } }`;
      const answer =
        field === 'addPhoto'
          ? await site.upload(keys[kind], addPhoto, { input }, new Blob([new Uint8Array(bytes)]))
          : await site.gql(keys[kind], document, { input });
      if (answer.errors.length > 0) expect(refusalOf(answer).code).toBe('FORBIDDEN');
      return answer.errors.length === 0;
    };
    const snags = [
      await can('raiseSnag', newSnag()),
      await can('addPhoto', photo),
      await can('addComment', comment),
    ];
    const more = [
      await can('editSnag', { ...event(), snagId: id, title: 'Other' }),
      await can('moveSnag', { ...event(), snagId: id, move: 'CLOSE', comment: 'Done' }),
      await can('removePhoto', { ...event(), photoId: photo.photoId }),
      await can('editComment', { ...event(), commentId: comment.eventId, body: 'Looked' }),
    ];
    expect([...new Set(snags), ...new Set(more)]).toEqual([kind !== 'READ', kind === 'ALL']);
  });

  test('a snag is raised with a photo once, and the history says that a key did it', async () => {
    const input = newSnag();
    interface Raised {
      raiseSnag: { receipt: object; snag: { number: number } };
    }
    const raised = await site.ask<Raised>(keys.RAISE, raiseSnagDocument, { input });
    const again = await site.ask<Raised>(keys.RAISE, raiseSnagDocument, { input });
    expect(again.raiseSnag.receipt).toMatchObject({ eventId: input.eventId });
    expect(again.raiseSnag.snag.number).toBe(raised.raiseSnag.snag.number);
    const photo = photoInput(input.snagId, bytes);
    dataOf(
      await site.upload(keys.RAISE, addPhoto, { input: photo }, new Blob([new Uint8Array(bytes)])),
    );
    const seen = await site.ask(
      'viewer',
      `query ($id: ID!) { node(id: $id) { ... on Snag { raisedBy { name } photos { by { name } } history(first: 2) { edges { node { kind actor { name } } } } } } }`,
      { id: input.snagId },
    );
    const name = 'Camera in the lobby (API key)';
    expect(seen).toEqual({
      node: {
        raisedBy: { name },
        photos: [{ by: { name } }],
        history: {
          edges: [
            { node: { kind: 'SNAG_RAISED', actor: { name } } },
            { node: { kind: 'PHOTO_ADDED', actor: { name } } },
          ],
        },
      },
    });
    // Pictures, too, by a key as by a session's cookie.
    await site.server.app.rendered();
    interface Pictured {
      project: { snag: { photos: { url: string }[] } };
    }
    const { project } = await site.ask<Pictured>(
      keys.READ,
      'query ($number: Int!) { project(code: "SITE") { snag(number: $number) { photos { url(size: SMALL) } } } }',
      { number: raised.raiseSnag.snag.number },
    );
    const url = project.snag.photos[0]?.url ?? '';
    expect((await fetchWith(site, keys.READ, url)).status).toBe(200);
    expect((await fetch(`${site.url}${url}`)).status).toBe(404);
  });

  test('an archived project is read and not changed', async () => {
    const setState = (state: 'ACTIVE' | 'ARCHIVED') =>
      site.ask(
        'admin',
        'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }',
        { input: { ...event(), projectId: site.projectId, state } },
      );
    await setState('ARCHIVED');
    const answer = await site.gql(keys.ALL, raiseSnagDocument, { input: newSnag() });
    expect(refusalOf(answer).code).toBe('PROJECT_ARCHIVED');
    expect(await site.ask(keys.READ, '{ project(code: "SITE") { state } }')).toEqual({
      project: { state: 'ARCHIVED' },
    });
    await setState('ACTIVE');
  });
});

describe('what a key asks for is limited', () => {
  const post = (query: string, variables: Variables = {}) =>
    fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.READ.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
  const codeOf = async (query: string, variables: Variables = {}): Promise<string | undefined> => {
    const { errors } = (await (await post(query, variables)).json()) as {
      errors?: { extensions: { code: string } }[];
    };
    return errors?.[0]?.extensions.code;
  };

  test('in depth and cost, aliases and fragments counted', async () => {
    const snags = 'snags(first: 100) { edges { node { title photos { caption } } } }';
    const list = (times: number) =>
      `{ project(code: "SITE") { ${Array.from({ length: times }, (_, n) => `a${n}: ${snags}`).join(' ')} } }`;
    expect(await codeOf(list(2))).toBeUndefined();
    expect(await codeOf(list(20))).toBe('QUERY_TOO_LARGE');
    const deep = `${'location { parent { '.repeat(1)}${'parent { '.repeat(9)}id ${'} '.repeat(11)}`;
    expect(await codeOf(`{ project(code: "SITE") { snag(number: 1) { ${deep} } } }`)).toBe(
      'QUERY_TOO_LARGE',
    );
    const bomb = Array.from(
      { length: 30 },
      (_, n) =>
        `fragment f${n} on Project { a: ${n === 29 ? 'id' : 'code'} ${n === 29 ? '' : `...f${n + 1} ...f${n + 1}`} }`,
    );
    expect(await codeOf(`{ project(code: "SITE") { ...f0 } } ${bomb.join(' ')}`)).toBeDefined();
    expect(await codeOf(`{ ${'__typename '.repeat(3_000)} }`)).toBe('BAD_REQUEST');
  });

  test('whatever way a page is asked for, and lists by how long they are', async () => {
    const pages = (size: string, declared = '') =>
      `query ${declared} { project(code: "SITE") { ${Array.from({ length: 3 }, (_, n) => `a${n}: snags(first: ${size}) { edges { node { history(first: 100) { edges { cursor } } } } }`).join(' ')} } }`;
    expect(await codeOf(pages('100'))).toBe('QUERY_TOO_LARGE');
    expect(await codeOf(pages('null'))).toBe('QUERY_TOO_LARGE');
    expect(await codeOf(pages('$n', '($n: Int = 100)'))).toBe('QUERY_TOO_LARGE');
    expect(await codeOf(pages('$n', '($n: Int)'), { n: null })).toBe('QUERY_TOO_LARGE');
    expect(await codeOf(pages('$n', '($n: Int)'), { n: 2 })).toBeUndefined();
    const wrong = await post(pages('$n', '($n: Int)'), { n: 'many' });
    expect(await wrong.json()).toHaveProperty('errors.0.message', expect.stringContaining('$n'));
    const below = (fields: string) =>
      `{ project(code: "SITE") { snags(first: 100) { edges { node { project { ${fields} } } } } } }`;
    expect(await codeOf(below('name'))).toBeUndefined();
    expect(await codeOf(below('locations { id }'))).toBe('QUERY_TOO_LARGE');
    expect(await codeOf(below('overview { raised }'))).toBe('QUERY_TOO_LARGE');
  });

  test('in an hour, which headers tell', async () => {
    const before = await post('{ project(code: "SITE") { id } }');
    expect(before.headers.get('ratelimit-policy')).toBe('"COST";q=1000000;w=3600');
    expect(before.headers.get('ratelimit')).toMatch(/^"COST";r=\d+;t=\d+$/);
    const { db } = site.server.app.services;
    await db
      .updateTable('payer_use')
      .set({ until: Date.now() + 3_600_000 })
      .where('kind', '=', 'COST')
      .execute();
    const after = await post(
      '{ project(code: "SITE") { snags(first: 100) { edges { cursor } } } }',
    );
    expect(after.status).toBe(429);
    expect(after.headers.get('ratelimit')).toMatch(/^"COST";r=0;t=\d+$/);
    expect(Number(after.headers.get('retry-after'))).toBeGreaterThan(0);
    // What was refused was not counted: it is not longer until the next thing is taken.
    const again = await post(
      '{ project(code: "SITE") { snags(first: 100) { edges { cursor } } } }',
    );
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(
      Number(after.headers.get('retry-after')),
    );
    await db.deleteFrom('payer_use').where('kind', '=', 'COST').execute();
  });
});

describe('the feed of a project', () => {
  const read = async (path: string) => {
    const response = await fetchWith(site, keys.READ, `/api/projects/SITE/${path}`);
    return { response, cursor: response.headers.get('snagbook-cursor') ?? '' };
  };
  interface Feed {
    cursor: string;
    snags: { Number: number; Title: string; 'Raised at': string }[];
  }

  test('has all snags, and since a cursor those that something happened to', async () => {
    const first = await site.raise({ title: 'First' });
    const second = await site.raise({ title: '=Second' });
    const { response, cursor } = await read('snags.csv');
    expect(response.headers.get('content-type')).toContain('text/csv');
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toContain('Number,Status,Title');
    expect(lines[0]).not.toContain('Cost');
    expect(lines.some((line) => line.startsWith(`${first.number},Open,First`))).toBe(true);
    expect(response.headers.get('link')).toContain('rel="next"');

    const none = await read(`snags.json?since=${cursor}`);
    expect(((await none.response.json()) as Feed).snags).toEqual([]);
    await site.ask(
      'inspector',
      'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
      { input: { ...event(), snagId: second.id, body: 'Look' } },
    );
    const changed = (await (await read(`snags.json?since=${cursor}`)).response.json()) as Feed;
    expect(changed.snags.map((snag) => [snag.Number, snag.Title])).toEqual([
      [second.number, '=Second'],
    ]);
    expect(new Date(changed.snags[0]?.['Raised at'] ?? '').getTime()).toBeGreaterThan(0);
    // Of amounts a viewer is told nothing.
    await site.ask(
      'inspector',
      'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
      { input: { ...event(), snagId: second.id, cost: 4_200 } },
    );
    const rest = await read(`snags.json?since=${changed.cursor}`);
    expect(((await rest.response.json()) as Feed).snags).toEqual([]);
  });

  test('is opened by a spreadsheet that sends the key as a password, and by nobody else', async () => {
    const path = `${site.url}/api/projects/site/snags.csv`;
    const basic = `Basic ${Buffer.from(`any:${keys.READ.token}`).toString('base64')}`;
    expect((await fetch(path, { headers: { authorization: basic } })).status).toBe(200);
    const without = await fetch(path);
    expect(without.status).toBe(401);
    expect(without.headers.get('www-authenticate')).toContain('basic');
    const asAdmin = { authorization: `Bearer ${site.people.admin.token}` };
    expect((await fetch(path, { headers: asAdmin })).status).toBe(401);
    expect((await read('../OTHER/snags.csv')).response.status).toBe(404);
    expect((await read('snags.csv?since=nonsense')).response.status).toBe(400);
  });
});

test('the published schema is there for everybody, with its version', async () => {
  const response = await fetch(`${site.url}/api/schema.graphql`);
  expect(response.headers.get('snagbook-api-version')).toBe('1.0');
  expect(await response.text()).toContain('raiseSnag(input: RaiseSnagInput!): SnagPayload!');
});
