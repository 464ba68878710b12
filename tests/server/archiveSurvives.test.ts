import { archiveOf, askArchive, bringIn, emptyServer, sendArchive } from '../support/archives';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { startServer } from '../support/server';
import { dataOf, event, gql, refusalOf, signIn } from '../support/wire';

let site: Site;
let archive: Buffer;
let older: Buffer;
beforeAll(async () => {
  site = await openSite();
  const { id } = await site.raise({ title: 'Door sticks' });
  older = await archiveOf(site);
  await site.addPhoto('inspector', id, await grain(80, 64).jpeg().toBuffer());
  await site.server.app.rendered();
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }',
      { input: { ...event(), projectId: site.projectId, state: 'ARCHIVED' } },
    ),
  );
  archive = await archiveOf(site);
});
afterAll(() => site.close());

test('a server that was killed in the middle begins again, and what it had half written is not in it', async () => {
  const server = await emptyServer({ databaseUrl: null });
  const { id } = await sendArchive(server.url, server.owner, archive);
  const { db } = server.app.services;
  // As it is found after a kill while rows were coming in.
  await db
    .updateTable('archive_import')
    .set({ state: 'BRINGING', code: 'SITE', progress: 40 })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('archive_row')
    .values({
      import_id: id,
      part: 1,
      into_table: 'company',
      rows: JSON.stringify([{ id: 'company_half', project_id: site.projectId, name: 'Half' }]),
    })
    .execute();
  await db
    .insertInto('job')
    .values({
      kind: 'BRING_IN',
      subject_id: id,
      state: 'LEASED',
      leased_by: 'killed',
      leased_until: Date.now() + 60_000,
    })
    .execute();
  await server.close({ keep: true });
  const again = await startServer({
    development: true,
    dataDir: server.dataDir,
    databaseUrl: null,
  });
  try {
    await again.app.rendered();
    const owner = await signIn(again.url, {
      email: 'olga@other.example',
      password: 'a password of olga',
    });
    expect((await askArchive(again.url, owner, 'GET', id)).answer).toMatchObject({
      state: 'DONE',
      here: 'SITE',
    });
    expect(await again.app.services.db.selectFrom('archive_row').select('part').execute()).toEqual(
      [],
    );
    expect(
      await again.app.services.db
        .selectFrom('company')
        .select('id')
        .where('name', '=', 'Half')
        .execute(),
    ).toEqual([]);
  } finally {
    await again.close();
  }
});

test('a project that was deleted comes back on the same server, and only by an archive that goes at least as far', async () => {
  const { db } = site.server.app.services;
  // Thirty days later.
  await db
    .updateTable('project')
    .set({ archived_at: 0 })
    .where('id', '=', site.projectId)
    .execute();
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { deletedId } }',
      { input: { projectId: site.projectId } },
    ),
  );
  await site.server.app.rendered();
  expect(await bringIn(site.server, site.people.admin, older)).toMatchObject({
    state: 'FAILED',
    problem: expect.stringMatching(
      /^This project was deleted here after event \d+, and the archive ends earlier\./,
    ),
  });
  expect(await db.selectFrom('deleted_project').select('id').execute()).toEqual([
    { id: site.projectId },
  ]);
  expect(await bringIn(site.server, site.people.admin, archive)).toMatchObject({
    state: 'DONE',
    here: 'SITE',
  });
  expect(await db.selectFrom('deleted_project').select('id').execute()).toEqual([]);
  // They have their accounts as before, and are no members until they are invited again.
  const project = '{ project(code: "SITE") { name } }';
  expect(dataOf(await site.gql('inspector', project))).toEqual({ project: null });
  expect(dataOf(await site.gql('admin', project))).toEqual({ project: { name: 'Site' } });
  // The database keeps its journal from being deleted again.
  await expect(
    db.deleteFrom('event').where('project_id', '=', site.projectId).execute(),
  ).rejects.toThrow(/append-only/);
  expect(
    refusalOf(
      await gql(
        site.url,
        site.people.admin,
        'mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { deletedId } }',
        { input: { projectId: site.projectId } },
      ),
    ).code,
  ).toBe('PROJECT_NOT_OVER');
});
