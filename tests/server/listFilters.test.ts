import { openSite, type PersonKey, type Site } from '../support/site';
import { event, newId, refusalOf } from '../support/wire';

// What a list can be narrowed to. It is Wednesday, 11 March 2026, early in the morning in Berlin;
// in UTC it is still Tuesday.
const now = Date.parse('2026-03-11T00:30:00+01:00');

let site: Site;
const statements: string[] = [];
beforeAll(async () => {
  site = await openSite({ clock: () => now, onStatement: (sql) => statements.push(sql) });
});
afterAll(() => site.close());

const query = `query ($filter: SnagFilter) { project(code: "SITE") {
  snagCounts(filter: $filter) { all open }
  snags(first: 100, filter: $filter) { edges { node { number } } }
} }`;

interface Found {
  project: {
    snagCounts: { all: number; open: number };
    snags: { edges: { node: { number: number } }[] };
  };
}

/** The numbers of a filter; what the chips count must be as many. */
async function found(filter: object, person: PersonKey = 'viewer'): Promise<number[]> {
  const { project } = await site.ask<Found>(person, query, { filter });
  expect(project.snagCounts.all).toBe(project.snags.edges.length);
  return project.snags.edges.map(({ node }) => node.number);
}

const edit = (snagId: string, changes: object) =>
  site.ask(
    'inspector',
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`,
    { input: { ...event(now), snagId, ...changes } },
  );

const place = async (name: string, parentId?: string): Promise<string> => {
  const id = newId('location');
  await site.ask(
    'admin',
    `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
    {
      input: { ...event(now), projectId: site.projectId, id, name, ...(parentId && { parentId }) },
    },
  );
  return id;
};

test('due: overdue, this week from Monday to Sunday in the project’s time zone, and without a date', async () => {
  const only = { locationId: await place('Gate') };
  const due = async (dueOn: string | null) => {
    const { id, number } = await site.raise(only);
    // As if it had been raised weeks ago: nobody can set a day that is over.
    await site.server.app.services.db
      .updateTable('snag')
      .set({ due_on: dueOn })
      .where('id', '=', id)
      .execute();
    return number;
  };
  const [sunday, monday, tuesday, wednesdayItself, nextSunday, nextMonday, never] = [
    await due('2026-03-08'),
    await due('2026-03-09'),
    await due('2026-03-10'),
    await due('2026-03-11'),
    await due('2026-03-15'),
    await due('2026-03-16'),
    await due(null),
  ];
  expect(await found({ ...only, due: 'OVERDUE' })).toEqual([tuesday, monday, sunday]);
  expect(await found({ ...only, due: 'THIS_WEEK' })).toEqual([
    nextSunday,
    wednesdayItself,
    tuesday,
    monday,
  ]);
  expect(await found({ ...only, due: 'NONE' })).toEqual([never]);
  expect(await found({ ...only, due: 'THIS_WEEK' })).not.toContain(nextMonday);
});

test('raised between two days, both included, as the days are in the project’s time zone', async () => {
  const only = { locationId: await place('Roof') };
  const raisedAt = async (at: string) => {
    const { id, number } = await site.raise(only);
    await site.server.app.services.db
      .updateTable('snag')
      .set({ raised_at: Date.parse(at) })
      .where('id', '=', id)
      .execute();
    return number;
  };
  const lastOfFirst = await raisedAt('2026-03-01T23:59:59+01:00');
  const firstOfSecond = await raisedAt('2026-03-02T00:00:00+01:00');
  const lastOfSecond = await raisedAt('2026-03-02T23:59:59.999+01:00');
  const firstOfThird = await raisedAt('2026-03-03T00:00:00+01:00');
  expect(await found({ ...only, raisedFrom: '2026-03-02', raisedTo: '2026-03-02' })).toEqual([
    lastOfSecond,
    firstOfSecond,
  ]);
  expect(await found({ ...only, raisedTo: '2026-03-01' })).toEqual([lastOfFirst]);
  expect(await found({ ...only, raisedFrom: '2026-03-03' })).toEqual([firstOfThird]);
});

test('text is found in comments and in what was said with a step, and not by who may not see the snag', async () => {
  const { id, number } = await site.raise({ title: 'Door' });
  const add = `mutation ($input: AddCommentInput!) { addComment(input: $input) { snag { id } } }`;
  await site.ask('inspector', add, {
    input: { ...event(now), snagId: id, body: 'The Türschließer squeaks' },
  });
  await site.ask('inspector', add, { input: { ...event(now), snagId: id, body: 'and a hinge' } });
  await site.move('inspector', id, 'DISPUTE', {
    reason: 'NO_ACCESS',
    comment: 'Locked by caretaker',
  });
  await edit(id, { priority: 'LOW' });
  expect(await found({ text: 'schließ hing' })).toEqual([number]);
  expect(await found({ text: 'caretak' })).toEqual([number]);
  expect(await found({ text: 'caretak' }, 'tradeB')).toEqual([]);
});

test('only the named ones, as far as one may see them; never more than 200', async () => {
  const mine = await site.raise();
  const theirs = await site.raise({ tradeId: site.trades.B });
  const ids = [mine.id, theirs.id, newId('snag')];
  expect(await found({ ids })).toEqual([theirs.number, mine.number]);
  expect(await found({ ids }, 'tradeA')).toEqual([mine.number]);
  expect(await found({ ids: [] })).toEqual([]);
  const refused = await site.gql('viewer', query, {
    filter: { ids: Array.from({ length: 201 }, () => newId('snag')) },
  });
  expect(refusalOf(refused)).toMatchObject({
    code: 'BULK_TOO_MANY',
    message: 'Select up to 200 snags at a time.',
  });
});
