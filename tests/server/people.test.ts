import { openSite, type PersonKey, type Site } from '../support/site';
import { newId } from '../support/wire';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  const { db } = site.server.app.services;
  const users = Array.from({ length: 208 }, (_, at) => ({
    id: newId('user'),
    email: `p${at}@crowd.example`,
    name: `Crowd ${String(at).padStart(3, '0')}`,
    sort_key: `crowd ${String(at).padStart(3, '0')}`,
    password_hash: '',
    language: 'en' as const,
    is_owner: 0,
    created_at: 0,
  }));
  await db.insertInto('user').values(users).execute();
  await db
    .insertInto('member')
    .values(
      users.map(({ id }) => ({
        id: newId('member'),
        project_id: site.projectId,
        user_id: id,
        role: 'VIEWER' as const,
        company_id: null,
      })),
    )
    .execute();
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Found {
  project: {
    people: {
      total: number;
      edges: { node: { user: { name: string } } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
}
const query = `query ($first: Int!, $after: String, $text: String) { project(code: "SITE") {
  people(first: $first, after: $after, text: $text) { total edges { node { user { name } } } pageInfo { hasNextPage endCursor } } } }`;
const ask = async (person: PersonKey, variables: object) =>
  (await site.ask<Found>(person, query, { first: 100, ...variables })).project.people;
const names = ({ edges }: Found['project']['people']) => edges.map(({ node }) => node.user.name);

test('the people of a large project come in pages, each once and by name', async () => {
  const pages = [];
  let after: string | null = null;
  do {
    const page: Found['project']['people'] = await ask('viewer', { after });
    expect(page.total).toBe(214);
    pages.push(names(page));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 14]);
  expect(pages.flat()).toEqual([
    'Ada Admin',
    ...Array.from({ length: 208 }, (_, at) => `Crowd ${String(at).padStart(3, '0')}`),
    'Person inspector',
    'Person inspector2',
    'Person tradeA',
    'Person tradeB',
    'Person viewer',
  ]);
});

test('only admins, who see e-mails, find somebody by one', async () => {
  expect(names(await ask('admin', { text: 'p7@crowd' }))).toEqual(['Crowd 007']);
  for (const person of ['inspector', 'viewer', 'tradeA'] as const)
    expect(names(await ask(person, { text: 'p7@crowd' }))).toEqual([]);
});
