import { openSite, type Site } from '../../support/site';
import { event, newId, refusalOf, type Variables } from '../../support/wire';

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
const named = (name: string, parentId: string | null = null): Wanted => ({
  id: newId('location'),
  name,
  parentId,
});

test('2,000 are added by one request, and a project has room for 5,000', async () => {
  const full = await openSite();
  const addFlats = (from: number, count = 2_000) =>
    add(
      Array.from({ length: count }, (_, n) => named(`Flat ${from + n}`)),
      {},
      full,
    );
  try {
    for (const from of [0, 2_000]) expect((await addFlats(from)).errors).toEqual([]);
    // The site has one already.
    expect(refusalOf(await addFlats(4_000, 1_000)).code).toBe('LIMIT_REACHED');
    expect((await addFlats(4_000, 999)).errors).toEqual([]);
  } finally {
    await full.close();
  }
});
