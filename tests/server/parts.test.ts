import { constants, gunzipSync } from 'node:zlib';
import { openSite, type Site } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const query = `query ($number: Int!) { project(code: "SITE") { snag(number: $number) { id title ...Later @defer(label: "later") } } }
fragment Later on Snag { id title history(first: 100) { edges { node { kind } } } }`;

async function ask(headers: Record<string, string>): Promise<Response> {
  const { number } = await site.raise({ title: 'In two parts' });
  return site.server.app.fetch(
    new Request(`${site.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-snagbook': '1',
        accept: '*/*',
        authorization: `Bearer ${site.people.inspector.token}`,
        ...headers,
      },
      body: JSON.stringify({ id: 'free', query, variables: { number } }),
    }),
  );
}

/** What the receiver can read after each piece that leaves the server. */
async function readable(response: Response): Promise<string[]> {
  const texts: string[] = [];
  let bytes = Buffer.of();
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    bytes = Buffer.concat([bytes, piece.value]);
    texts.push(gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString());
  }
  return texts;
}

test('the facts leave before the deferred part, both compressed', async () => {
  const response = await ask({ 'accept-encoding': 'gzip' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const texts = await readable(response);
  const facts = texts.find(
    (text) => text.includes('In two parts') && text.includes('"hasNext":true'),
  );
  expect(facts).not.toContain('SNAG_RAISED');
  expect(texts.at(-1)).toContain('SNAG_RAISED');
});

test('who cannot read compressed answers gets the parts as they are', async () => {
  const response = await ask({});
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toContain('SNAG_RAISED');
});

test('a deferred part holds its fields whole, those too that came before it', async () => {
  const text = await (await ask({})).text();
  const part = text.split('"incremental"')[1];
  for (const piece of [
    '"path":["project","snag"]',
    '"label":"later"',
    '"id":"snag_',
    '"title":"In two parts"',
  ])
    expect(part).toContain(piece);
});
