import { sql } from 'kysely';
import { openSite, type RaisedSnag, type Site } from '../support/site';
import { testOnSqlite } from '../support/testOnSqlite';
import { event, newId, refusalOf } from '../support/wire';

let site: Site;
const snags: RaisedSnag[] = [];
const statements: string[] = [];
const due = ['2031-05-02', '2031-05-01', '2031-05-02', null, '2031-05-02', null, '2031-05-03'];
beforeAll(async () => {
  site = await openSite({ onStatement: (statement) => statements.push(statement) });
  for (const dueOn of due) {
    const snag = await site.raise({ dueOn: dueOn ?? '2031-01-01' });
    if (dueOn === null) await edit(snag.id, { dueOn });
    snags.push(snag);
  }
});
afterAll(() => site.close());

type Sort = 'NUMBER' | 'DUE' | 'CHANGED' | 'PLACE';
const query = `query ($first: Int!, $after: String, $sort: SnagSort) { project(code: "SITE") {
  snags(first: $first, after: $after, sort: $sort) { pageInfo { endCursor hasNextPage } edges { node { number } } }
} }`;
interface Page {
  project: {
    snags: {
      pageInfo: { endCursor: string; hasNextPage: boolean };
      edges: { node: { number: number } }[];
    };
  };
}

const edit = (snagId: string, changes: object) =>
  site.ask(
    'inspector',
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId, ...changes } },
  );

async function page(sort: Sort, first: number, after: string | null = null) {
  const { project } = await site.ask<Page>('viewer', query, { sort, first, after });
  return { numbers: project.snags.edges.map(({ node }) => node.number), ...project.snags.pageInfo };
}

async function allOf(sort: Sort, first: number): Promise<number[]> {
  const numbers: number[] = [];
  let after: string | null = null;
  for (;;) {
    const { numbers: more, endCursor, hasNextPage } = await page(sort, first, after);
    numbers.push(...more);
    if (!hasNextPage) return numbers;
    after = endCursor;
  }
}

test.each([1, 2, 3, 100])(
  'by due date: the first day first, the same day by number, none at the end; pages of %i',
  async (first) => {
    expect(await allOf('DUE', first)).toEqual([2, 1, 3, 5, 7, 4, 6]);
  },
);

test('what is due on another day while one reads is neither lost nor does it stop the reading', async () => {
  const begun = await page('DUE', 3);
  expect(begun.numbers).toEqual([2, 1, 3]);
  // The snag at which the page ended gets another date, and one not read yet an earlier one that is
  // still to come.
  await edit(snags[2]?.id ?? '', { dueOn: '2031-06-01' });
  await edit(snags[3]?.id ?? '', { dueOn: '2031-05-02' });
  expect((await page('DUE', 100, begun.endCursor)).numbers).toEqual([4, 5, 7, 3, 6]);
});

test('by change, a snag comes to the top by whatever a person does to it, and the same moment goes by number', async () => {
  await edit(snags[0]?.id ?? '', { priority: 'HIGH' });
  await site.ask(
    'viewer',
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId: snags[5]?.id, body: 'Seen' } },
  );
  expect((await allOf('CHANGED', 2)).slice(0, 2)).toEqual([6, 1]);
  await site.server.app.services.db
    .updateTable('snag')
    .set({ changed_at: 5 })
    .where('number', 'in', [2, 3, 4, 5])
    .execute();
  for (const first of [1, 2, 3])
    expect((await allOf('CHANGED', first)).slice(-4)).toEqual([5, 4, 3, 2]);
});

test('by place: along the paths, also after a place got another name, what has none at the end', async () => {
  const save = (id: string, name: string, parentId?: string) =>
    site.ask(
      'admin',
      `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
      { input: { ...event(), projectId: site.projectId, id, name, ...(parentId && { parentId }) } },
    );
  const [tower, flat] = [newId('location'), newId('location')];
  await save(tower, 'A tower');
  await save(flat, 'Flat 1', tower);
  for (const [index, locationId] of [
    [4, flat],
    [2, tower],
    [0, flat],
  ] as const)
    await edit(snags[index]?.id ?? '', { locationId });
  await site.server.app.services.db
    .updateTable('snag')
    .set({ place_key: '1' })
    .where('number', '=', 2)
    .execute();
  for (const first of [1, 2, 100])
    expect(await allOf('PLACE', first)).toEqual([3, 1, 5, 4, 6, 7, 2]);
  await save(tower, 'Zeppelin hangar');
  expect(await allOf('PLACE', 2)).toEqual([4, 6, 7, 3, 1, 5, 2]);
});

test('a cursor of another sort, or of nobody, is refused', async () => {
  const { endCursor } = await page('DUE', 1);
  for (const [sort, after] of [
    ['NUMBER', endCursor],
    ['CHANGED', endCursor],
    ['DUE', 'x'],
    ['DUE', Buffer.from('2031-05-02').toString('base64url')],
  ] as const) {
    expect(refusalOf(await site.gql('viewer', query, { sort, first: 1, after })).code).toBe(
      'BAD_REQUEST',
    );
  }
});

testOnSqlite.each([
  ['NUMBER', 'sqlite_autoindex_snag'],
  ['DUE', 'snag_due'],
  ['CHANGED', 'snag_changed'],
  ['PLACE', 'snag_place'],
] as const)('sorted by %s a page is read along an index, without sorting', async (sort, index) => {
  const { endCursor } = await page(sort, 2);
  statements.length = 0;
  await page(sort, 2, endCursor);
  const asked =
    statements.find(
      (statement) => statement.includes('order by') && statement.includes('from "snag"'),
    ) ?? '';
  const plan = await sql<{
    detail: string;
  }>`explain query plan ${sql.raw(asked.replace(/limit \?/, 'limit 3').replaceAll('?', "''"))}`.execute(
    site.server.app.services.db,
  );
  const told = plan.rows.map(({ detail }) => detail).join('\n');
  expect(told).toContain(index);
  expect(told).not.toContain('TEMP B-TREE');
});
