import { indexForSearch, writeTransaction } from '../../../server/database/engine';
import { openSite } from '../../support/site';
import { startServer } from '../../support/server';
import { dataOf, event, gql, newId } from '../../support/wire';

const many = 1_000;

test('a deleted project is gone for everybody at once, and a server that was killed removes the rest of its rows', async () => {
  const site = await openSite({ databaseUrl: null });
  const { db } = site.server.app.services;
  const { id } = await site.raise();
  const row = await db
    .selectFrom('snag')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await writeTransaction(db, async (trx) => {
    for (let number = 2; number <= many; number += 1) {
      const copy = { ...row, id: newId('snag'), number };
      await trx.insertInto('snag').values(copy).execute();
      const part = { snagId: copy.id, projectId: site.projectId, part: 0, text: 'loose' };
      await indexForSearch(trx, part);
    }
  });
  await db
    .updateTable('project')
    .set({ state: 'ARCHIVED', archived_at: 0 })
    .where('id', '=', site.projectId)
    .execute();
  const remove =
    'mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { deletedId } }';
  dataOf(await site.gql('admin', remove, { input: { projectId: site.projectId } }));
  const shown = '{ project(code: "SITE") { id } viewer { records { archivedProjects { id } } } }';
  expect(await site.ask('admin', shown)).toEqual({
    project: null,
    viewer: { records: { archivedProjects: [] } },
  });
  const input = { ...event(), id: newId('project'), code: 'SITE', name: 'Anew', timeZone: 'UTC' };
  const create =
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { receipt { eventId } } }';
  dataOf(await site.gql('admin', create, { input }));
  await site.server.close({ keep: true });
  const again = await startServer({
    development: true,
    dataDir: site.server.dataDir,
    databaseUrl: null,
  });
  try {
    const { db: now } = again.app.services;
    const left = async () =>
      (await now.selectFrom('snag').select('id').where('project_id', '=', site.projectId).execute())
        .length;
    expect(await left()).toBeGreaterThan(0);
    await again.app.rendered();
    expect(await left()).toBe(0);
    const rest = now.selectFrom('project').select('id').where('id', '=', site.projectId);
    expect(await rest.execute()).toEqual([]);
    expect(
      dataOf(
        await gql(again.url, site.people.admin, remove, { input: { projectId: site.projectId } }),
      ),
    ).toEqual({ deleteProject: { deletedId: site.projectId } });
  } finally {
    await again.close();
  }
});
