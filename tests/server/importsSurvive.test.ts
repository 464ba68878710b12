import { openSite, type Site } from '../support/site';
import { importsOf } from '../support/imports';
import { onPostgres } from '../support/postgres';
import { startServer } from '../support/server';
import { signIn } from '../support/wire';

const list = `Nr.,Title,Location,Trade\r\n${Array.from({ length: 60 }, (_, index) => `${index + 1},kept ${index + 1},House › Flat ${index + 1},Painter`).join('\r\n')}\r\n`;

/** The same project on another server that begins where one ended. */
async function again(site: Site): Promise<Site> {
  const server = await startServer({ development: true, dataDir: site.server.dataDir });
  const { admin } = site.people;
  return {
    ...site,
    server,
    url: server.url,
    people: { ...site.people, admin: { ...admin, ...(await signIn(server.url, admin)) } },
    close: (how) => server.close(how),
  };
}

test('a server that was killed in the middle goes on where it stopped, and what was written is written once', async () => {
  const first = await openSite();
  const imports = importsOf(first);
  const checked = await imports.check(await imports.send('snags', list));
  const { db } = first.server.app.services;
  // As a kill leaves it: after some rows were written, and others noted, of which one is written.
  const done = await imports.do(checked);
  expect(done.counts.DONE).toBe(60);
  const events = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  await db
    .updateTable('table_import_row')
    .set({ state: 'DOING' })
    .where('import_id', '=', done.id)
    .where('n', '>', 30)
    .execute();
  await db
    .updateTable('table_import')
    .set({ state: 'DOING', progress: 50 })
    .where('id', '=', done.id)
    .execute();
  // Where several processes may run, the next waits until the lease has run out.
  const leased_until = Date.now() + (onPostgres ? 0 : 60_000);
  await db
    .insertInto('job')
    .values({
      kind: 'IMPORT_TABLE',
      subject_id: done.id,
      state: 'LEASED',
      leased_by: 'killed',
      leased_until,
    })
    .execute();
  await first.server.close({ keep: true });
  const second = await again(first);
  try {
    await second.server.app.rendered();
    const resumed = importsOf(second);
    const { body } = await resumed.ask(`/${done.id}`);
    expect(body).toMatchObject({ state: 'DONE', counts: { MAKE: 60, DONE: 60 } });
    const now = second.server.app.services.db;
    expect(
      await now
        .selectFrom('event')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    ).toEqual(events);
    expect(
      await now
        .selectFrom('snag')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('title', 'like', 'kept %')
        .executeTakeFirstOrThrow(),
    ).toEqual({ n: 60 });
    // The undoing likewise.
    await resumed.undo(done);
    const undone = await now
      .selectFrom('event')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    await now
      .updateTable('table_import_row')
      .set({ state: 'UNDOING' })
      .where('import_id', '=', done.id)
      .where('n', '<', 30)
      .execute();
    await now
      .updateTable('table_import')
      .set({ state: 'STOPPED' })
      .where('id', '=', done.id)
      .execute();
    expect((await resumed.undo(done)).state).toBe('UNDONE');
    expect(
      await now
        .selectFrom('event')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    ).toEqual(undone);
    expect(
      await now
        .selectFrom('snag')
        .select('status')
        .distinct()
        .where('title', 'like', 'kept %')
        .execute(),
    ).toEqual([{ status: 'VOID' }]);
    expect(
      await now.selectFrom('trade').select('name').where('name', '=', 'Painter').execute(),
    ).toEqual([]);
    expect(second.server.log).toEqual([]);
  } finally {
    await second.close();
  }
});

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
