import { acceptanceInput, saveAcceptance } from '../../support/acceptances';
import { arrive, makeClientLink, makeLink } from '../../support/links';
import { openSite, type Site } from '../../support/site';
import { type Caller, event, newId } from '../../support/wire';

let site: Site;
let flat: string;
let other: string;
beforeAll(async () => {
  site = await openSite();
  [flat, other] = [await place('Flat 1'), await place('Flat 2')];
});
afterAll(() => site.close());

async function place(name: string): Promise<string> {
  const id = newId('location');
  await site.ask(
    'admin',
    'mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }',
    { input: { ...event(), projectId: site.projectId, id, name } },
  );
  return id;
}
const addRooms = (parentId: string, ...names: readonly string[]) =>
  site.ask(
    'admin',
    'mutation ($input: AddLocationsInput!) { addLocations(input: $input) { receipt { hash } } }',
    {
      input: {
        ...event(),
        projectId: site.projectId,
        locations: names.map((name) => ({ id: newId('location'), name, parentId })),
      },
    },
  );
const editSnag = (snagId: string, input: object) =>
  site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { hash } } }',
    { input: { ...event(), snagId, ...input } },
  );
const erase = (userId: string) =>
  site.ask(
    'admin',
    'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { __typename } }',
    { input: { userId } },
  );

test('a flat’s link is told of rooms that are added to it, and of none of another flat', async () => {
  const weber = await arrive(site, (await makeClientLink(site, { locationId: flat })).token, 'Web');
  const stream = site.subscribe(weber, await site.cursor('admin'));
  await addRooms(other, 'Bath', 'Hall');
  await addRooms(flat, 'Kitchen');
  expect((await stream.next()).event?.kind).toBe('LOCATIONS_ADDED');
  const { project } = await site.ask<{ project: { locations: { name: string }[] } }>(
    weber,
    '{ project(code: "SITE") { locations { name } } }',
  );
  expect(project.locations.map(({ name }) => name)).toEqual(['Flat 1', 'Kitchen']);
  await stream.stop();
});

test('a snag that left the flat goes from its device, also after what was entered before was erased', async () => {
  const weber = await arrive(site, (await makeClientLink(site, { locationId: flat })).token, 'Web');
  const { id } = await site.raise({ title: 'Said', locationId: flat });
  const { node } = await site.ask<{ node: { history: { edges: { node: { id: string } }[] } } }>(
    'admin',
    'query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 1) { edges { node { id } } } } } }',
    { id },
  );
  await site.ask(
    'admin',
    'mutation ($input: EraseTextInput!) { eraseText(input: $input) { __typename } }',
    { input: { ...event(), textOf: node.history.edges[0]?.node.id } },
  );
  const stream = site.subscribe(weber, await site.cursor('admin'));
  await editSnag(id, { locationId: other });
  expect(await stream.next()).toMatchObject({ goneSnagId: id, snag: null });
  await stream.stop();
});

test('a company’s link is told that works were accepted, and nothing of what was recorded', async () => {
  const brandt = await arrive(site, await makeLink(site, site.companies.A), 'Jan');
  const after = await site.cursor('admin');
  await site.ask('inspector', saveAcceptance, {
    input: acceptanceInput(site, { proof: 'Secret proof' }),
  });
  const page =
    'query ($after: String!) { project(code: "SITE") { journal(after: $after, first: 9) { entries { event { kind changes { field } } } } } }';
  const read = (who: Caller) => site.ask(who, page, { after });
  expect(await read(brandt)).toEqual({
    project: {
      journal: { entries: [{ event: { kind: 'ACCEPTANCE_SAVED', changes: [] } }] },
    },
  });
});

test('a link of a location that was removed says so, and one that is over has no name once its client is erased', async () => {
  const gone = await place('Flat 3');
  const { linkId, token } = await makeClientLink(site, { locationId: gone });
  const anna = await arrive(site, token, 'Anna');
  await site.ask(
    'admin',
    'mutation ($input: RemoveLocationInput!) { removeLocation(input: $input) { removedId } }',
    { input: { ...event(), locationId: gone } },
  );
  const { project } = await site.ask<{ project: { clientLinks: object[] } }>(
    'admin',
    '{ project(code: "SITE") { clientLinks { id isPart location { path } } } }',
  );
  expect(project.clientLinks).toContainEqual({ id: linkId, isPart: true, location: null });
  await site.ask(
    'admin',
    'mutation ($input: WithdrawClientLinkInput!) { withdrawClientLink(input: $input) { receipt { hash } } }',
    { input: { ...event(), linkId } },
  );
  await erase(anna.userId);
  const { db } = site.server.app.services;
  const named = async () => [
    ...(await db.selectFrom('company_link').select('name').where('id', '=', linkId).execute()),
    ...(await db
      .selectFrom('told_event')
      .select('changes')
      .where('subject_id', '=', linkId)
      .execute()),
  ];
  expect(await named()).toEqual([{ name: '' }, { changes: null }, { changes: null }]);
});
