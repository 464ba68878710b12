import { openSite, type Site } from '../support/site';
import { importsOf } from '../support/imports';

const list = `Nr.,Title,Location,Trade\r\n${Array.from({ length: 60 }, (_, index) => `${index + 1},kept ${index + 1},House › Flat ${index + 1},Painter`).join('\r\n')}\r\n`;

test('who is no admin any more cannot go on with what they began; another admin can, or undoes it', async () => {
  const site = await openSite();
  try {
    const deputy = await site.join('deputy', 'ADMIN');
    const withDeputy: Site = { ...site, people: { ...site.people, admin: deputy } };
    const theirs = importsOf(withDeputy);
    const checked = await theirs.check(await theirs.send('snags', list));
    const { db } = site.server.app.services;
    await db
      .updateTable('member')
      .set({ role: 'VIEWER' })
      .where('id', '=', deputy.memberId)
      .execute();
    // It was pressed a moment before.
    await db
      .updateTable('table_import')
      .set({ state: 'DOING' })
      .where('id', '=', checked.id)
      .execute();
    await db.insertInto('job').values({ kind: 'IMPORT_TABLE', subject_id: checked.id }).execute();
    site.server.app.services.jobs.wake('IMPORT_TABLE');
    await site.server.app.rendered();
    const ours = importsOf(site);
    const stopped = await ours.ask(`/${checked.id}`);
    expect(stopped.body).toMatchObject({
      state: 'STOPPED',
      problem: 'You do not have permission to do this in Site.',
      counts: { DONE: 0 },
    });
    expect((await ours.do(checked)).counts).toMatchObject({ MAKE: 60, DONE: 60 });
    // Nor with what they began to undo, and nobody goes on with the import instead.
    await db
      .updateTable('table_import')
      .set({ state: 'UNDOING', asked_by: deputy.userId })
      .where('id', '=', checked.id)
      .execute();
    await db.insertInto('job').values({ kind: 'IMPORT_TABLE', subject_id: checked.id }).execute();
    site.server.app.services.jobs.wake('IMPORT_TABLE');
    await site.server.app.rendered();
    expect((await ours.ask(`/${checked.id}`)).body).toMatchObject({
      state: 'UNDO_STOPPED',
      problem: 'You do not have permission to do this in Site.',
    });
    expect(await ours.do(checked)).toMatchObject({ state: 'UNDO_STOPPED' });
    expect(await ours.undo(checked)).toMatchObject({ state: 'UNDONE', counts: { DONE: 0 } });
    expect(site.server.log).toEqual([]);
  } finally {
    await site.close();
  }
});
