import { countChips, type FilteredSnag, searchText } from '../../../rules/snagFilter';
import {
  dropSnagFromSearch,
  indexForSearch,
  writeTransaction,
} from '../../../server/database/engine';
import { mostTexts } from '../../../server/features/snags/search';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { event, newId } from '../../support/wire';

// More than are looked at for one search.
const snags = mostTexts + 400;

const people = ['admin', 'inspector', 'tradeA', 'tradeB', 'viewer'] as const;

let site: Site;
const made: FilteredSnag[] = [];
const statuses = ['OPEN', 'FIXED', 'DISPUTED', 'CLOSED', 'IN_PROGRESS', 'VOID'] as const;

beforeAll(async () => {
  site = await openSite();
  const { db } = site.server.app.services;
  const { id } = await site.raise({ title: 'Copied' });
  const row = await db
    .selectFrom('snag')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const attic = newId('location');
  await site.ask(
    'admin',
    'mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { receipt { hash } } }',
    { input: { ...event(), projectId: site.projectId, id: attic, name: 'Attic' } },
  );
  await writeTransaction(db, async (trx) => {
    await dropSnagFromSearch(trx, id);
    for (let number = 2; number <= snags; number += 1) {
      const ours = number % 3 === 0;
      const status = statuses[number % statuses.length] ?? 'OPEN';
      const copy = {
        ...row,
        id: `${id.slice(0, -5)}${String(number).padStart(5, '0')}`,
        number,
        status,
        company_id: ours ? site.companies.A : null,
        assignee_id: null,
        location_id: number % 100 === 0 ? attic : row.location_id,
        turn: ours && ['OPEN', 'IN_PROGRESS'].includes(status) ? site.companies.A : '',
        sent_back_count: number % 2,
      };
      await trx.insertInto('snag').values(copy).execute();
      // Everywhere, in many, in few, in one; at the end of a text and before it; of one, two, and
      // three letters.
      const parts = [
        `door ${number % 2 === 0 ? 'gap' : 'lintel'} ${number % 50 === 7 ? 'rare word zq' : ''}`,
        number % 9 === 0 ? 'seen on thursday' : '',
        number === 77 ? 'ends in x\u00df' : '',
      ];
      // Each in very many texts, both in few snags, and never in one text.
      const walls = [
        number <= 600 ? ['facing south', 'south again'] : [],
        number >= 590 && number < 1_200 ? ['facing north', 'north again'] : [],
      ].flat();
      parts.push(...walls);
      for (const [part, text] of parts.entries())
        if (text !== '')
          await indexForSearch(trx, { snagId: copy.id, projectId: row.project_id, part, text });
      made.push({
        id: copy.id,
        status,
        type: row.type,
        priority: row.priority,
        tradeId: row.trade_id,
        companyId: copy.company_id,
        assigneeId: null,
        assigneeSees: false,
        dueOn: row.due_on,
        raisedBy: row.raised_by,
        raisedAt: row.raised_at,
        sentBackCount: copy.sent_back_count,
        importUndone: false,
        locationIds: [],
        planId: null,
        planCode: null,
        text: searchText({
          reference: '',
          title: parts.join('\n'),
          description: '',
          path: number % 100 === 0 ? 'Attic' : 'Block A',
          comments: [],
        }),
      });
    }
  });
});
afterAll(() => site.close());

const query = `query ($filter: SnagFilter) { project(code: "SITE") { snagCounts(filter: $filter) { toCheck open overdue mine unassigned sentBack disputed outstanding all undone atLeast } } }`;
interface Answered {
  project: { snagCounts: Record<string, number | boolean> };
}

async function counted(
  person: PersonKey,
  text: string,
): Promise<{ counts: unknown[]; atLeast: unknown }> {
  const { atLeast, ...counts } = (await site.ask<Answered>(person, query, { filter: { text } }))
    .project.snagCounts;
  return { counts: Object.values(counts), atLeast };
}

/** What the rules count, one by one. */
function counts(person: (typeof people)[number], text: string): number[] {
  const roles = {
    admin: 'ADMIN',
    inspector: 'INSPECTOR',
    tradeA: 'TRADE',
    tradeB: 'TRADE',
    viewer: 'VIEWER',
  } as const;
  const companyId =
    person === 'tradeA' ? site.companies.A : person === 'tradeB' ? site.companies.B : null;
  const { CLOSED: _closed, ...counts } = countChips(
    { text },
    {
      userId: site.people[person].userId,
      role: roles[person],
      companyId,
      timeZone: 'UTC',
      now: Date.now(),
    },
    made,
  );
  return Object.values(counts);
}

test.each([
  'rare word',
  'z',
  'x\u00df',
  'thursday gap',
  'never written',
  'door gap lintel',
  'south north',
  // The first at the location, the second too or in a text, where few or many have it.
  'attic',
  'attic gap',
  'attic c',
  'block thursday gap',
  'block rare',
])('what “%s” finds is counted for each role', async (text) => {
  for (const person of people)
    expect([person, await counted(person, text)]).toEqual([
      person,
      { counts: counts(person, text), atLeast: false },
    ]);
});

test.each(['door', 'd o'])(
  'of “%s”, which very many have, there are at least as many as are counted',
  async (text) => {
    for (const person of people) {
      const [found, all] = [await counted(person, text), counts(person, text)];
      // Of what one company has, few are to be looked at.
      if (person === 'tradeA' || person === 'tradeB') {
        expect([person, found]).toEqual([person, { counts: all, atLeast: false }]);
        continue;
      }
      expect(found.atLeast).toBe(true);
      expect(
        found.counts.every(
          (count, index) => typeof count === 'number' && count <= (all[index] ?? 0),
        ),
      ).toBe(true);
      // A snag has up to four texts.
      if (person === 'admin')
        expect(Math.max(...found.counts.map(Number))).toBeGreaterThanOrEqual(mostTexts / 4);
    }
  },
);

test('snags that have words together which are common, and hardly ever together, are listed, all of them and once', async () => {
  const list = `query ($filter: SnagFilter, $sort: SnagSort) { project(code: "SITE") { snags(first: 100, filter: $filter, sort: $sort) { edges { node { number } } } } }`;
  for (const sort of ['NUMBER', 'CHANGED']) {
    const { project } = await site.ask<{
      project: { snags: { edges: { node: { number: number } }[] } };
    }>('admin', list, { filter: { text: 'south north' }, sort });
    expect(
      project.snags.edges.map(({ node }) => node.number).toSorted((one, other) => one - other),
    ).toEqual([590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600]);
  }
});
