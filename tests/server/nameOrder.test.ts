import { paperPlans } from '../support/paperPlans';
import { openSite, type Site } from '../support/site';
import { event, newId } from '../support/wire';

let site: Site;
const statements: string[] = [];
beforeAll(async () => {
  site = await openSite({
    planFiles: paperPlans(),
    onStatement: (statement) => statements.push(statement),
  });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

async function save(
  mutation: 'saveCompany' | 'saveTrade' | 'saveLocation',
  input: object,
): Promise<string> {
  const type = {
    saveCompany: 'SaveCompanyInput',
    saveTrade: 'SaveTradeInput',
    saveLocation: 'SaveLocationInput',
  }[mutation];
  const id = newId(
    { saveCompany: 'company', saveTrade: 'trade', saveLocation: 'location' }[mutation],
  );
  await site.ask(
    'admin',
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), projectId: site.projectId, id, ...input } },
  );
  return id;
}

test('locations come as a tree whose siblings count, and so do the snags in them, also under another name', async () => {
  const house = await save('saveLocation', { name: 'House' });
  const flats = [];
  for (const name of ['Flat 10', 'Flat 2 b', 'Flat 2', 'Flat 02'])
    flats.push(await save('saveLocation', { name, parentId: house }));
  const [ten, twoB, two, zero] = flats;
  const { addLocations } = await site.ask<{ addLocations: { locations: { name: string }[] } }>(
    'admin',
    'mutation ($input: AddLocationsInput!) { addLocations(input: $input) { locations { name } } }',
    {
      input: {
        ...event(),
        projectId: site.projectId,
        locations: [ten, twoB, two, zero].map((parentId) => ({
          id: newId('location'),
          name: 'Bath',
          parentId,
        })),
      },
    },
  );
  expect(addLocations.locations).toHaveLength(4);
  const numbers: number[] = [];
  for (const locationId of flats) numbers.push((await site.raise({ locationId })).number);
  const list = async () => {
    const { project } = await site.ask<{
      project: {
        locations: { path: string }[];
        snags: { edges: { node: { location: { name: string } } }[] };
      };
    }>(
      'viewer',
      `query ($filter: SnagFilter) { project(code: "SITE") { locations { path } snags(first: 100, sort: PLACE, filter: $filter) { edges { node { location { name } } } } } }`,
      { filter: { locationId: house } },
    );
    return {
      paths: project.locations.map(({ path }) => path).filter((path) => path !== 'Block A'),
      snags: project.snags.edges.map(({ node }) => node.location.name),
    };
  };
  const tree = (top: string, ...inside: string[]): string[] => [
    top,
    ...inside.flatMap((name) => [`${top} › ${name}`, `${top} › ${name} › Bath`]),
  ];
  expect(await list()).toEqual({
    paths: tree('House', 'Flat 2', 'Flat 02', 'Flat 2 b', 'Flat 10'),
    snags: ['Flat 2', 'Flat 02', 'Flat 2 b', 'Flat 10'],
  });
  const rename = (id: string | undefined, name: string) =>
    site.ask(
      'admin',
      'mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }',
      { input: { ...event(), projectId: site.projectId, id, name } },
    );
  statements.length = 0;
  await rename(ten, 'Flat 1');
  await rename(house, 'Tower');
  // Or a write in another project would wait for as many as there are.
  expect(statements.filter((each) => each.startsWith('update "snag"'))).toEqual([]);
  expect(await list()).toEqual({
    paths: tree('Tower', 'Flat 1', 'Flat 2', 'Flat 02', 'Flat 2 b'),
    snags: ['Flat 1', 'Flat 2', 'Flat 02', 'Flat 2 b'],
  });
});
