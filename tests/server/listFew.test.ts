import { indexForSearch, writeTransaction } from '../../server/database/engine';
import { openSite, type Site } from '../support/site';

// More snags than are looked at in their order before an index finds all that match.
const snags = 2_600;

let site: Site;
const statements: string[] = [];
const rows: {
  number: number;
  due: string;
  changed: number;
  place: string;
  few: boolean;
  tenth: boolean;
  plain: boolean;
  old: boolean;
  fixed: boolean;
}[] = [];

beforeAll(async () => {
  site = await openSite({ onStatement: (statement) => statements.push(statement) });
  const { db } = site.server.app.services;
  const { id } = await site.raise({ title: 'Copied' });
  const row = await db
    .selectFrom('snag')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await writeTransaction(db, async (trx) => {
    for (let number = 2; number <= snags; number += 1) {
      // Few are among the oldest in each order alone.
      const few = number > 20 && number % 10 === 3 && number < 320;
      const made = {
        number,
        due: few ? '2027-05-05' : `2026-0${1 + (number % 9)}-11`,
        changed: few ? 5 : 10 + (number % 50),
        place: few ? '1' : `0p${number % 30}`,
        few,
        tenth: number % 10 === 7,
        plain: !few && number % 10 !== 7,
        old: number <= 1_400,
        fixed: number % 40 === 1,
      };
      rows.push(made);
      const copy = {
        ...row,
        id: `${id.slice(0, -5)}${String(number).padStart(5, '0')}`,
        number,
        due_on: made.due,
        due_key: made.due,
        changed_at: made.changed,
        place_key: made.place,
        assignee_id: few ? site.people.tradeA.userId : null,
        location_id: few ? null : row.location_id,
        priority: made.old ? ('CRITICAL' as const) : row.priority,
        status: made.fixed ? ('FIXED' as const) : row.status,
      };
      await trx.insertInto('snag').values(copy).execute();
      await indexForSearch(trx, {
        snagId: copy.id,
        projectId: row.project_id,
        part: 0,
        text: few ? 'the rare word' : made.tenth ? 'a tenth' : 'plain',
      });
    }
  });
  await db.updateTable('project').set({ last_number: snags }).execute();
});
afterAll(() => site.close());

const orders = {
  NUMBER: (one: (typeof rows)[number], other: (typeof rows)[number]) => other.number - one.number,
  DUE: (one, other) =>
    one.due < other.due ? -1 : one.due > other.due ? 1 : one.number - other.number,
  CHANGED: (one, other) => other.changed - one.changed || other.number - one.number,
  PLACE: (one, other) =>
    one.place < other.place ? -1 : one.place > other.place ? 1 : one.number - other.number,
} satisfies Record<string, (one: (typeof rows)[number], other: (typeof rows)[number]) => number>;

interface Listed {
  project: {
    snags: {
      pageInfo: {
        startCursor: string;
        endCursor: string;
        hasNextPage: boolean;
        hasPreviousPage: boolean;
      };
      edges: { node: { number: number } }[];
    };
  };
}

const query = `query ($first: Int, $after: String, $last: Int, $before: String, $sort: SnagSort, $filter: SnagFilter) { project(code: "SITE") {
  snags(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) { pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { node { number } } }
} }`;

test.each([
  ['few', { text: 'rare' }, ({ few }: (typeof rows)[number]) => few],
  ['few, by two letters', { text: 'ar' }, ({ few }: (typeof rows)[number]) => few],
  [
    'few, by whom they are assigned to',
    { assigneeId: 'tradeA' },
    ({ few }: (typeof rows)[number]) => few,
  ],
  [
    'few, of days on which very many were raised,',
    { raisedFrom: '2020-01-01', chip: 'TO_CHECK' },
    ({ fixed }: (typeof rows)[number]) => fixed,
  ],
  ['none, of days without any,', { raisedTo: '2020-01-01' }, () => false],
  ['a tenth', { text: 'tenth' }, ({ tenth }: (typeof rows)[number]) => tenth],
  ['none', { text: 'never written' }, () => false],
  [
    'common words and a rare chip',
    { text: 'plain', chip: 'TO_CHECK' },
    ({ plain, fixed }: (typeof rows)[number]) => plain && fixed,
  ],
  [
    'common words and a filter that the first of the list do not',
    { text: 'plain', priority: 'CRITICAL' },
    ({ plain, old }: (typeof rows)[number]) => plain && old,
  ],
])(
  'a long list of which %s match is complete and in its order, forwards and back',
  async (_name, filter, matches) => {
    const asked = 'assigneeId' in filter ? { assigneeId: site.people.tradeA.userId } : filter;
    for (const [sort, compare] of Object.entries(orders)) {
      const expected = rows
        .filter(matches)
        .toSorted(compare)
        .map(({ number }) => number);
      const read: number[] = [];
      let [after, more, pages]: [string | null, boolean, number] = [null, true, 0];
      for (; more; pages += 1) {
        const answer: Listed = await site.ask('inspector', query, {
          first: 13,
          after,
          sort,
          filter: asked,
        });
        const { edges, pageInfo } = answer.project.snags;
        if (pages === 1 && edges.length > 0) {
          const before = await site.ask<Listed>('inspector', query, {
            last: 13,
            before: pageInfo.startCursor,
            sort,
            filter: asked,
          });
          expect(before.project.snags.edges.map(({ node }) => node.number)).toEqual(
            expected.slice(0, 13),
          );
          expect(before.project.snags.pageInfo).toMatchObject({
            hasPreviousPage: false,
            hasNextPage: true,
          });
        }
        read.push(...edges.map(({ node }) => node.number));
        [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
      }
      expect(read).toEqual(expected);
    }
  },
);

test('a page takes three statements at most, whatever it looks for', async () => {
  statements.length = 0;
  await site.ask('inspector', query, { first: 13, sort: 'DUE', filter: { text: 'rare' } });
  expect(statements.filter((statement) => statement.includes('from "snag"'))).toHaveLength(3);
});
