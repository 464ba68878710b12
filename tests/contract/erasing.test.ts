import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { lookInto, receipt } from '../support/erased';
import { grain } from '../support/photos';
import { onPostgres } from '../support/postgres';
import { openSite, type PersonKey, type Site } from '../support/site';
import { testOnSqlite } from '../support/testOnSqlite';
import { dataOf, event, gql, newId, refusalOf, signIn } from '../support/wire';

const day = 86_400_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeEach(async () => void (site = await openSite({ clock: () => now })));
afterEach(async () => {
  expect(site.server.log.filter((line) => 'level' in line && line.level === 'error')).toEqual([]);
  await site.close();
});

const { db, everything, verdict, stands, send, history, found } = lookInto(() => site);

async function commented(): Promise<{ snagId: string; commentId: string }> {
  const { id: snagId } = await site.raise();
  const comment = { ...event(now), snagId, body: 'Mr Secret of the first floor was rude' };
  dataOf(await send('inspector', 'addComment', comment, receipt));
  dataOf(
    await send(
      'inspector',
      'editComment',
      { ...event(now), commentId: comment.eventId, body: 'Mr Secret was not at home' },
      receipt,
    ),
  );
  return { snagId, commentId: comment.eventId };
}

describe('a text that the owner erases', () => {
  test('is gone with what it said before, everywhere; the history says so, and the chain holds', async () => {
    const { snagId, commentId } = await commented();
    expect(await found('secret')).toBe(1);
    const input = { ...event(now), textOf: commentId };
    const erased = dataOf(
      await send<{
        eraseText: {
          receipt: object;
          event: { erased: { id: string; comment: null; redacted: boolean }[] };
        };
      }>(
        'admin',
        'eraseText',
        input,
        `${receipt} event { erased { id comment redacted changes { from } } }`,
      ),
    ).eraseText;
    expect(erased.event.erased).toEqual([
      { id: commentId, comment: null, redacted: true, changes: [] },
      expect.objectContaining({ comment: null, redacted: true, changes: [] }),
    ]);
    expect(
      dataOf(await send<{ eraseText: object }>('admin', 'eraseText', input, receipt)).eraseText,
    ).toEqual({ receipt: erased.receipt });
    expect(await stands('Mr Secret')).toBe(false);
    expect(await found('secret')).toBe(0);
    expect(
      (await history(snagId, 'tradeA')).map(({ kind, actor, comment, redacted }) => [
        kind,
        actor?.name,
        comment,
        redacted,
      ]),
    ).toEqual([
      ['SNAG_RAISED', 'Person inspector', null, false],
      ['COMMENT_ADDED', 'Person inspector', null, true],
      ['COMMENT_EDITED', 'Person inspector', null, true],
      ['REDACTED', 'Ada Admin', null, false],
    ]);
    expect(await verdict()).toMatchObject({ broken: null, redacted: 5 });
    expect(
      refusalOf(await send('admin', 'eraseText', { ...event(now), textOf: commentId }, receipt))
        .code,
    ).toBe('NOT_FOUND');
    // What the device sends again, because its answer was lost, stays erased.
    const again = await db()
      .selectFrom('event')
      .select(['id'])
      .where('kind', '=', 'COMMENT_ADDED')
      .executeTakeFirstOrThrow();
    expect(
      dataOf(
        await send(
          'inspector',
          'addComment',
          {
            eventId: again.id,
            occurredAt: now,
            snagId,
            body: 'Mr Secret of the first floor was rude',
          },
          receipt,
        ),
      ),
    ).toMatchObject({ addComment: { receipt: { eventId: commentId } } });
    expect(await stands('Mr Secret')).toBe(false);
  });

  testOnSqlite(
    'stands in no file of the database any more, nor do its words in the index of search',
    async () => {
      const { id: snagId } = await site.raise();
      const comment = { ...event(now), snagId, body: 'Mr Secret ψωξ' };
      dataOf(await send('inspector', 'addComment', comment, receipt));
      const inFiles = async () => {
        const names = (await readdir(site.server.dataDir)).filter((name) =>
          name.startsWith('snagbook.db'),
        );
        return (
          await Promise.all(names.map((name) => readFile(join(site.server.dataDir, name))))
        ).some((bytes) => bytes.includes('ψωξ'));
      };
      expect(await inFiles()).toBe(true);
      dataOf(await send('admin', 'eraseText', { ...event(now), textOf: comment.eventId }, receipt));
      expect(await inFiles()).toBe(false);
    },
  );

  test('is erased by nobody else, and not in projects the owner is not in', async () => {
    const { commentId } = await commented();
    const input = () => ({ ...event(now), textOf: commentId });
    for (const who of ['inspector', 'tradeA', 'viewer', 'outsider'] as const)
      expect(refusalOf(await send(who, 'eraseText', input(), receipt)).code).toBe('FORBIDDEN');
    await site.join('second', 'ADMIN');
    dataOf(
      await send(
        'admin',
        'removeMember',
        { ...event(now), memberId: site.people.admin.memberId },
        receipt,
      ),
    );
    Object.assign(site.people.admin, await signIn(site.url, site.people.admin));
    expect(refusalOf(await send('admin', 'eraseText', input(), receipt)).code).toBe('NOT_FOUND');
  });

  const fieldsOf = (id: string) =>
    site.ask<{ node: object }>(
      'inspector',
      'query ($id: ID!) { node(id: $id) { ... on Snag { title description } } }',
      { id },
    );
  const eventsOf = async (snagId: string) =>
    (
      await db()
        .selectFrom('event')
        .select(['id', 'kind'])
        .where('snag_id', '=', snagId)
        .orderBy('seq')
        .execute()
    )
      .filter(({ kind }) => kind !== 'REDACTED')
      .map(({ id }) => id);
  const edit = async (snagId: string, fields: object) =>
    dataOf(
      await send('inspector', 'editSnag', { ...event((now += 1000)), snagId, ...fields }, receipt),
    );

  test('is gone from the edits that replaced it, and what was written instead stays on the snag', async () => {
    const { id } = await site.raise({ title: 'Door', description: 'Open' });
    await edit(id, { title: 'Mr Secret', description: 'Mr Secret too' });
    await edit(id, { title: 'Window' });
    await edit(id, { title: 'Windows' });
    dataOf(
      await send('admin', 'eraseText', { ...event(now), textOf: (await eventsOf(id))[1] }, receipt),
    );
    expect(await fieldsOf(id)).toEqual({ node: { title: 'Windows', description: '' } });
    expect([await stands('Mr Secret'), await found('secret'), await found('windows')]).toEqual([
      false,
      0,
      1,
    ]);
    expect((await history(id)).map(({ redacted, changes }) => [redacted, changes.length])).toEqual([
      [false, 0],
      [true, 0],
      [true, 0],
      [false, 1],
      [false, 0],
    ]);
    expect((await verdict()).broken).toBeNull();
  });

  test('goes by a REDACTED event alone: the database refuses every other way', async () => {
    const { commentId } = await commented();
    const { project_id, seq } = await db()
      .selectFrom('event')
      .select(['project_id', 'seq'])
      .where('id', '=', commentId)
      .executeTakeFirstOrThrow();
    await expect(
      db()
        .insertInto('redaction')
        .values({ project_id, seq, name: 'comment', redacted_by: seq })
        .execute(),
    ).rejects.toThrow('REDACTED event');
    await expect(db().deleteFrom('event_value').where('seq', '=', seq).execute()).rejects.toThrow(
      'append-only',
    );
  });
});

test('a photo that the owner erases is gone from the disk; that there was one, and its hash, stay', async () => {
  const { id: snagId } = await site.raise();
  const photoId = await site.addPhoto('inspector', snagId, await grain(80, 64).jpeg().toBuffer());
  dataOf(
    await send(
      'inspector',
      'markPhoto',
      { ...event(now), photoId, shapes: [{ kind: 'TEXT', x: 0.5, y: 0.5, text: 'Mr Secret' }] },
      receipt,
    ),
  );
  await site.server.app.rendered();
  const files = async () =>
    (
      await readdir(join(site.server.dataDir, 'photos'), { recursive: true, withFileTypes: true })
    ).filter((one) => one.isFile()).length;
  expect(await files()).toBe(4);
  expect(
    refusalOf(await send('inspector', 'erasePhoto', { ...event(now), photoId }, receipt)).code,
  ).toBe('FORBIDDEN');
  expect(
    dataOf(
      await send(
        'admin',
        'erasePhoto',
        { ...event(now), photoId },
        `${receipt} snag { photoCount }`,
      ),
    ),
  ).toMatchObject({ erasePhoto: { snag: { photoCount: 0 } } });
  expect(await files()).toBe(0);
  expect(
    (
      await fetch(`${site.url}/files/photos/${photoId}/original`, {
        headers: { cookie: site.people.admin.cookies },
      })
    ).status,
  ).toBe(404);
  expect((await history(snagId)).map(({ kind, photo }) => [kind, photo])).toEqual([
    ['SNAG_RAISED', null],
    ['PHOTO_ADDED', null],
    ['PHOTO_MARKED', null],
    ['REDACTED', null],
  ]);
  expect(await stands('Mr Secret')).toBe(false);
  // Drawn without a line before it was erased, and sent now.
  for (const who of ['inspector', 'admin'] as const)
    expect(
      refusalOf(
        await send(
          who,
          'markPhoto',
          { ...event(now), photoId, shapes: [{ kind: 'TEXT', x: 0.5, y: 0.5, text: 'Mr Secret' }] },
          receipt,
        ),
      ).code,
    ).toBe('NOT_FOUND');
  expect(await stands('Mr Secret')).toBe(false);
  expect(
    (await db().selectFrom('event_file').select('sha256').where('sha256', 'is not', null).execute())
      .length,
  ).toBe(1);
  expect(await verdict()).toMatchObject({ broken: null, redacted: 5 });
});

test('a project that has been archived for 30 days is deleted by the owner with all that is in it, and no other project', async () => {
  const { id: snagId } = await site.raise();
  await site.addPhoto('inspector', snagId, await grain(80, 64).jpeg().toBuffer());
  await site.server.app.rendered();
  const remove = (who: PersonKey = 'admin') =>
    send(who, 'deleteProject', { projectId: site.projectId }, 'deletedId');
  expect(refusalOf(await remove())).toMatchObject({
    code: 'PROJECT_NOT_OVER',
    message: 'Site can be deleted once it has been archived for 30 days.',
  });
  const state = (to: string) =>
    send(
      'admin',
      'setProjectState',
      { ...event(now), projectId: site.projectId, state: to },
      receipt,
    );
  const later = async (days: number) => {
    now += days * day;
    for (const who of ['admin', 'inspector'] as const)
      Object.assign(site.people[who], await signIn(site.url, site.people[who]));
  };
  dataOf(await state('ARCHIVED'));
  await later(29);
  expect(refusalOf(await remove()).code).toBe('PROJECT_NOT_OVER');
  // Brought back in between, it begins anew.
  dataOf(await state('ACTIVE'));
  dataOf(await state('ARCHIVED'));
  await later(29.9);
  expect(refusalOf(await remove()).code).toBe('PROJECT_NOT_OVER');
  await later(0.2);
  expect(refusalOf(await remove('inspector')).code).toBe('FORBIDDEN');
  const records = '{ viewer { records { archivedProjects { id code name deletableAt } } } }';
  expect(await site.ask('admin', records)).toMatchObject({
    viewer: { records: { archivedProjects: [{ id: site.projectId, code: 'SITE', name: 'Site' }] } },
  });
  const { lastHash, events } = await verdict();
  for (const _again of [1, 2])
    expect(dataOf(await remove())).toEqual({ deleteProject: { deletedId: site.projectId } });
  await site.server.app.rendered();
  // Nothing names it but what says that it was there.
  expect(await db().selectFrom('deleted_project').selectAll().execute()).toEqual([
    {
      id: site.projectId,
      code: 'SITE',
      events,
      last_hash: lastHash,
      deleted_by: site.people.admin.userId,
      deleted_at: now,
    },
  ]);
  expect(JSON.stringify([...(await everything())]).split(site.projectId).length).toBe(2);
  if (!onPostgres) expect((await sql`pragma foreign_key_check`.execute(db())).rows).toEqual([]);
  expect(
    (
      await readdir(join(site.server.dataDir, 'photos'), { recursive: true, withFileTypes: true })
    ).filter((one) => one.isFile()),
  ).toEqual([]);
  expect(await verdict('OTHER')).toMatchObject({ broken: null });
  expect(
    await site.ask(
      'admin',
      '{ project(code: "SITE") { name } other: project(code: "OTHER") { name } }',
    ),
  ).toEqual({ project: null, other: { name: 'Other' } });
  // Its code is free.
  const input = {
    ...event(now),
    id: newId('project'),
    code: 'SITE',
    name: 'Anew',
    timeZone: 'UTC',
  };
  expect(
    dataOf(
      await gql(
        site.url,
        site.people.admin,
        'mutation ($input: CreateProjectInput!) { createProject(input: $input) { receipt { eventId } } }',
        { input },
      ),
    ),
  ).toBeDefined();
});
