import { openSite, type Site } from '../support/site';
import { event, newId, refusalOf, type Variables } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Wanted {
  id: string;
  name: string;
  parentId?: string | null;
}

const add = (locations: readonly Wanted[], more: Variables = {}, at = site) =>
  at.gql<{ addLocations: { locations: { path: string; depth: number }[] } }>(
    'admin',
    'mutation ($input: AddLocationsInput!) { addLocations(input: $input) { receipt { eventId } locations { path depth } } }',
    {
      input: { ...event(), projectId: at.projectId, locations, ...more },
    },
  );
const paths = async (): Promise<string[]> => {
  const { project } = await site.ask<{ project: { locations: { path: string }[] } }>(
    'viewer',
    '{ project(code: "SITE") { locations { path } } }',
  );
  return project.locations.map(({ path }) => path);
};
const named = (name: string, parentId: string | null = null): Wanted => ({
  id: newId('location'),
  name,
  parentId,
});

test('a whole building is added at once, each location below one of the project or one further up in the list', async () => {
  const block = named('Block N');
  const level = named(' L01 ', block.id);
  const { data } = await add([
    block,
    level,
    named('Flat 1', level.id),
    named('Cellar', site.locationId),
  ]);
  expect(data?.addLocations.locations).toEqual([
    { path: 'Block N', depth: 1 },
    { path: 'Block N › L01', depth: 2 },
    { path: 'Block N › L01 › Flat 1', depth: 3 },
    { path: 'Block A › Cellar', depth: 2 },
  ]);
  const { events } = await journal();
  expect(events.at(-1)).toEqual({ kind: 'LOCATIONS_ADDED', actor: { name: 'Ada Admin' } });
});

async function journal() {
  const { project } = await site.ask<{ project: { id: string; journalCursor: string } }>(
    'admin',
    '{ project(code: "SITE") { id journalCursor } }',
  );
  const before = project.journalCursor;
  await add([named(newId('location'))]);
  const answer = await site.ask<{ project: { journal: { entries: { event: object }[] } } }>(
    'viewer',
    'query ($after: String!) { project(code: "SITE") { journal(after: $after, first: 10) { entries { event { kind actor { name } } } } } }',
    { after: before },
  );
  return { events: answer.project.journal.entries.map((entry) => entry.event) };
}

test('the same request again changes nothing, and is refused with other locations', async () => {
  const input = { ...event(), locations: [named('Block R')] };
  expect((await add([], input)).errors).toEqual([]);
  const before = await paths();
  const again = await add([], input);
  expect(again.data?.addLocations.locations).toEqual([{ path: 'Block R', depth: 1 }]);
  expect(await paths()).toEqual(before);
  expect(refusalOf(await add([], { ...input, locations: [named('Block S')] })).code).toBe(
    'EVENT_ID_REUSED',
  );
});

describe('one wrong location refuses all, and the answer names it', () => {
  const first = named('Block W');
  const deep = ['1', '2', '3', '4'].reduce<Wanted[]>(
    (above, name) => [...above, named(name, above.at(-1)?.id ?? first.id)],
    [first],
  );
  const cases: [string, string, string, () => Wanted[]][] = [
    [
      'a name that is there already, whatever its letters and blanks',
      'CODE_TAKEN',
      'locations.1.name',
      () => [first, named(' block a ')],
    ],
    ['no name', 'TEXT_REQUIRED', 'locations.1.name', () => [first, named(' \u00a0 ')]],
    ['a fifth level', 'LIMIT_REACHED', 'locations.4.parentId', () => deep],
    [
      'a parent in another project',
      'NOT_FOUND',
      'locations.1.parentId',
      () => [first, named('x', site.otherLocationId)],
    ],
    [
      'an id of another project',
      'ID_TAKEN',
      'locations.0.id',
      () => [{ ...named('Other'), id: site.otherLocationId }],
    ],
    [
      'too many at once',
      'LOCATIONS_TOO_MANY',
      'locations',
      () => Array.from({ length: 2_001 }, (_, n) => named(`Flat ${n}`)),
    ],
  ];
  test.each(cases)('%s', async (_what, code, field, list) => {
    const before = await paths();
    expect(refusalOf(await add(list()))).toMatchObject({ code, field, retryable: false });
    expect(await paths()).toEqual(before);
  });
});
