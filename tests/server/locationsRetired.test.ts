import { openSite, type Site } from '../support/site';
import { addPlan, paperPlans } from '../support/paperPlans';
import { event, newId, refusalOf, type Variables } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite({ planFiles: paperPlans() })));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

/** Adds locations by their paths, and answers their ids by these. */
async function build(...paths: string[]): Promise<(path: string) => string> {
  const ids = new Map(paths.map((path) => [path, newId('location')]));
  const locations = paths.map((path) => {
    const names = path.split(' › ');
    return {
      id: ids.get(path),
      name: names.at(-1),
      parentId: ids.get(names.slice(0, -1).join(' › ')) ?? null,
    };
  });
  await site.ask(
    'admin',
    'mutation ($input: AddLocationsInput!) { addLocations(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: site.projectId, locations } },
  );
  return (path) => ids.get(path) ?? '';
}
const send = (field: 'archiveLocation' | 'removeLocation', input: Variables) =>
  site.gql(
    'admin',
    `mutation ($input: ${field[0]?.toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), ...input } },
  );
const archive = (locationId: string, archived = true, more: Variables = {}) =>
  send('archiveLocation', { locationId, archived, ...more });
const remove = (locationId: string, more: Variables = {}) =>
  send('removeLocation', { locationId, ...more });
const save = (input: Variables) =>
  site.gql(
    'admin',
    'mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }',
    { input: { ...event(), projectId: site.projectId, ...input } },
  );

interface Listed {
  path: string;
  archived: boolean;
  filterable: boolean;
}
const listed = async (below: string, person: 'admin' | 'tradeB' = 'admin'): Promise<string[]> => {
  const { project } = await site.ask<{ project: { locations: Listed[] } }>(
    person,
    '{ project(code: "SITE") { locations { path archived filterable } } }',
  );
  return project.locations
    .filter(({ path }) => path.startsWith(below))
    .map(({ path, archived, filterable }) =>
      [path, ...(archived ? ['archived'] : []), ...(filterable ? [] : ['not filterable'])].join(
        ', ',
      ),
    );
};

describe('a location that nothing carries', () => {
  test('is removed with everything in it, once, and its name is free again', async () => {
    const idOf = await build('R', 'R › L01', 'R › L01 › Hall', 'R › L02');
    const again = event();
    for (let times = 0; times < 2; times += 1)
      expect((await remove(idOf('R › L01'), again)).errors).toEqual([]);
    expect(await listed('R')).toEqual(['R', 'R › L02']);
    expect(
      await site.ask('admin', 'query ($id: ID!) { node(id: $id) { id } }', {
        id: idOf('R › L01 › Hall'),
      }),
    ).toEqual({ node: null });
    expect(refusalOf(await remove(idOf('R › L01'))).code).toBe('NOT_FOUND');
    expect(
      refusalOf(await save({ id: newId('location'), name: 'x', parentId: idOf('R › L01') })).code,
    ).toBe('NOT_FOUND');
    expect(
      (await save({ id: newId('location'), name: 'L01', parentId: idOf('R') })).errors,
    ).toEqual([]);
    expect(await listed('R')).toEqual(['R', 'R › L01', 'R › L02']);
  });
});

test('one that a snag or a plan has, or anything in it, stays, and the sentence says why', async () => {
  const idOf = await build('S', 'S › L01', 'S › L01 › Hall', 'P', 'P › L01');
  await site.raise({ locationId: idOf('S › L01 › Hall') });
  expect(refusalOf(await remove(idOf('S'))).message).toBe(
    'S cannot be removed: it has 1 snag. Archive it instead.',
  );
  const void_ = await site.raise({ locationId: idOf('S › L01') });
  expect(
    (await site.move('inspector', void_.id, 'VOID', { comment: 'said', reason: 'DUPLICATE' }))
      .errors,
  ).toEqual([]);
  expect(refusalOf(await remove(idOf('S › L01')))).toMatchObject({
    code: 'STILL_USED',
    message: 'L01 cannot be removed: it has 2 snags. Archive it instead.',
    retryable: false,
  });
  const { planId } = await addPlan(site, 'P-1');
  const edit = (locationId: string | null) =>
    site.ask(
      'admin',
      'mutation ($input: EditPlanInput!) { editPlan(input: $input) { receipt { eventId } } }',
      { input: { ...event(), planId, locationId } },
    );
  await edit(idOf('P › L01'));
  expect(refusalOf(await remove(idOf('P'))).message).toBe(
    'P cannot be removed: it has 1 plan. Archive it instead.',
  );
  await edit(null);
  expect((await remove(idOf('P'))).errors).toEqual([]);
});

test('an archived location keeps its snags, and is restored as it was with what stands in it', async () => {
  const idOf = await build('A1', 'A1 › L01', 'A1 › L01 › Hall', 'A1 › L01 › Old', 'A1 › L02');
  const { id } = await site.raise({ locationId: idOf('A1 › L01 › Hall') });
  await archive(idOf('A1 › L01 › Old'));
  await archive(idOf('A1'));
  expect(await listed('A1')).toEqual([
    'A1, archived',
    'A1 › L01, archived',
    'A1 › L01 › Hall, archived',
    'A1 › L01 › Old, archived, not filterable',
    'A1 › L02, archived, not filterable',
  ]);
  // A trade is told of its own snags alone.
  expect(await listed('A1 › L01 › Hall', 'tradeB')).toEqual([
    'A1 › L01 › Hall, archived, not filterable',
  ]);
  expect(
    await site.ask(
      'viewer',
      'query ($id: ID!) { node(id: $id) { ... on Snag { location { path archived } } } }',
      { id },
    ),
  ).toEqual({ node: { location: { path: 'A1 › L01 › Hall', archived: true } } });
  // A device that did not know may still raise there.
  await site.raise({ locationId: idOf('A1 › L02') });
  await archive(idOf('A1'), false);
  expect(await listed('A1')).toEqual([
    'A1',
    'A1 › L01',
    'A1 › L01 › Hall',
    'A1 › L01 › Old, archived, not filterable',
    'A1 › L02',
  ]);
});

test('a snag that a device raised where the location is removed meanwhile keeps its place: the location comes back, archived', async () => {
  const idOf = await build('C1', 'C1 › L01', 'C1 › L02');
  await remove(idOf('C1'));
  await build('C1');
  const { id } = await site.raise({ locationId: idOf('C1 › L01') });
  expect(
    await site.ask(
      'viewer',
      'query ($id: ID!) { node(id: $id) { ... on Snag { location { path archived parent { archived } } } } }',
      { id },
    ),
  ).toEqual({
    node: { location: { path: 'C1 › L01', archived: true, parent: { archived: true } } },
  });
  expect(await listed('C1')).toEqual(
    expect.arrayContaining(['C1', 'C1, archived', 'C1 › L01, archived']),
  );
  for (const path of ['C1', 'C1 › L01'])
    expect(refusalOf(await archive(idOf(path), false)).code).toBe('CODE_TAKEN');
  // What another project removed stays there.
  expect(
    refusalOf(
      await site.gql(
        'inspector',
        'mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { receipt { eventId } } }',
        {
          input: {
            ...event(),
            projectId: site.projectId,
            snagId: newId('snag'),
            locationId: site.otherLocationId,
          },
        },
      ),
    ).code,
  ).toBe('NOT_FOUND');
});
