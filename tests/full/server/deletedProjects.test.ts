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
    const importId = newId('import');
    await trx
      .insertInto('table_import')
      .values({
        id: importId,
        project_id: site.projectId,
        asked_by: row.raised_by,
        asked_at: 0,
        target: 'snags',
        name: 'list.csv',
        byte_length: 1,
        state: 'DONE',
        progress: 100,
        facts: null,
        mapping: null,
        failure: null,
        touched_at: 0,
      })
      .execute();
    const cells = { sheet: '', cells: '[]', outcome: null, told: null, doing: null };
    for (let n = 1; n <= many; n += 1) {
      const thing_id = newId('snag');
      await trx
        .insertInto('table_import_row')
        .values({ ...cells, state: 'DONE', import_id: importId, n, line: n, thing_id })
        .execute();
      await trx
        .insertInto('imported_thing')
        .values({ project_id: site.projectId, thing_id, said: '{}' })
        .execute();
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
    const tables = ['snag', 'imported_thing', 'table_import_row'] as const;
    const left = (table: (typeof tables)[number]) =>
      now.selectFrom<(typeof tables)[number]>(table).selectAll().limit(1).execute();
    expect(await left('snag')).not.toEqual([]);
    await again.app.rendered();
    for (const table of tables) expect(await left(table)).toEqual([]);
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
