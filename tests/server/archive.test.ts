import { grain } from '../support/photos';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { event, newId, photoInput, refusalOf, type Variables } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const setState = (state: 'ACTIVE' | 'ARCHIVED', more: Variables = {}) =>
  site.gql<{ setProjectState: object }>(
    'admin',
    'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } project { state membership { may { raise setUp revisePlans archive } } } } }',
    { input: { ...event(), projectId: site.projectId, state, ...more } },
  );

test('an archived project is read by everybody as before and changed by nobody, until an admin brings it back', async () => {
  const { id } = await site.raise();
  const look =
    '{ project(code: "SITE") { state snagCounts { all } snags(first: 9) { edges { node { id } } } } }';
  const before = await site.ask<{ project: object }>('tradeA', look);
  expect((await setState('ARCHIVED')).data).toMatchObject({
    setProjectState: {
      project: {
        state: 'ARCHIVED',
        membership: { may: { raise: false, setUp: false, revisePlans: false, archive: true } },
      },
    },
  });

  expect(await site.ask('tradeA', look)).toEqual({
    project: { ...before.project, state: 'ARCHIVED' },
  });
  expect(
    await site.ask(
      'inspector',
      'query ($id: ID!) { node(id: $id) { ... on Snag { allowedActions } } }',
      { id },
    ),
  ).toEqual({ node: { allowedActions: [] } });
  const refused = {
    code: 'PROJECT_ARCHIVED',
    retryable: false,
    message: 'Site is archived, so nothing in it can be changed.',
  };
  const raise = {
    ...event(),
    projectId: site.projectId,
    snagId: newId('snag'),
    locationId: site.locationId,
  };
  expect(
    refusalOf(
      await site.gql(
        'inspector',
        'mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { receipt { eventId } } }',
        { input: raise },
      ),
    ),
  ).toMatchObject(refused);
  expect(refusalOf(await site.move('tradeA', id, 'START'))).toMatchObject(refused);
  const bytes = await grain(80, 64).jpeg().toBuffer();
  expect(
    refusalOf(
      await site.upload(
        'inspector',
        addPhotoDocument,
        { input: photoInput(id, bytes) },
        new Blob([new Uint8Array(bytes)]),
      ),
    ),
  ).toMatchObject(refused);
  const edit = { ...event(), projectId: site.projectId, name: 'Another' };
  expect(
    refusalOf(
      await site.gql(
        'admin',
        'mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }',
        { input: edit },
      ),
    ),
  ).toMatchObject(refused);

  expect((await setState('ACTIVE')).errors).toEqual([]);
  expect((await site.move('tradeA', id, 'START')).errors).toEqual([]);
});

test('who archived it stands in the journal, and everybody is told at once', async () => {
  const after = await site.cursor('tradeB');
  const stream = site.subscribe('tradeB', after);
  await setState('ARCHIVED');
  expect(await stream.next()).toMatchObject({
    event: { kind: 'PROJECT_EDITED' },
    subject: { id: site.projectId },
  });
  await stream.stop();
  const page =
    'query ($after: String!) { project(code: "SITE") { journal(after: $after, first: 9) { entries { event { actor { name } changes { field from to } } } } } }';
  expect(await site.ask('tradeB', page, { after })).toEqual({
    project: {
      journal: {
        entries: [
          {
            event: {
              actor: { name: 'Ada Admin' },
              changes: [{ field: 'state', from: 'ACTIVE', to: 'ARCHIVED' }],
            },
          },
        ],
      },
    },
  });
  await setState('ACTIVE');
});

test('the same event again changes nothing, even if the project was brought back since', async () => {
  const sent = event();
  const first = await setState('ARCHIVED', sent);
  await setState('ACTIVE');
  expect((await setState('ARCHIVED', sent)).data?.setProjectState).toMatchObject({
    receipt: { eventId: sent.eventId },
    project: { state: 'ACTIVE' },
  });
  expect(first.errors).toEqual([]);
});
