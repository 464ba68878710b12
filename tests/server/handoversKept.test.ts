import { createHash } from 'node:crypto';
import { checkFiles } from '../../server/features/journal/checkFiles';
import { checkJournals } from '../../server/features/journal/checkJournals';
import { openArchive } from '../../server/features/wholeProject/openArchive';
import { readArchive } from '../../server/features/wholeProject/readArchive';
import { readOriginals } from '../../server/files';
import { readAll } from '../../server/files/storage';
import { storageKeyOfReport } from '../../server/files/reportFiles';
import { Refusal } from '../../server/refusal';
import { sweep } from '../../server/sweep';
import { archiveOf, bringIn, changed, emptyServer, sourceOf } from '../support/archives';
import { breakAfterCommit } from '../support/breakAfterCommit';
import { handoversOn, twoParties } from '../support/handovers';
import { databaseOf } from '../support/postgres';
import { openSite, type Site } from '../support/site';
import { unzipped } from '../support/unzipped';
import { dataOf, event, newId } from '../support/wire';

// What stays of a handover, and what goes: its files, and what is erased.

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

const { db, prepare, one, get, prepared, sign, readFrom, verdict, files } = handoversOn(() => site);
const oneParty = twoParties.slice(0, 1);

test('a line that breaks while a draft, or a final PDF, is written leaves no row without its file; of a job that another server has by then the file goes at once', async () => {
  const id = newId('handover');
  const state = async (): Promise<string | undefined> =>
    (await db().selectFrom('handover').select('state').where('id', '=', id).executeTakeFirst())
      ?.state;
  const mends = [breakAfterCommit(db(), async () => (await state()) === 'PREPARED')];
  dataOf(await prepare('inspector', { id, parties: oneParty }));
  await site.server.app.rendered();
  const draft = await one(id);
  expect((await readFrom(draft.draftUrl)).sha256).toBe(draft.draftSha256);
  mends.push(breakAfterCommit(db(), async () => (await state()) === 'SEALED'));
  dataOf(await sign('inspector', draft, 0));
  await site.server.app.rendered();
  for (const mend of mends) mend();
  const sealed = await one(id);
  expect((await readFrom(sealed.url)).sha256).toBe(sealed.sha256);
  expect(await files()).toMatchObject({ handovers: 2, faults: [] });

  const { storage } = site.server.app.services.files;
  const put = storage.put.bind(storage);
  const stored: string[] = [];
  storage.put = async (key, content) => {
    await put(key, content);
    stored.push(key);
    await db()
      .updateTable('job')
      .set({ leased_by: 'another' })
      .where('kind', '=', 'MAKE_REPORT')
      .execute();
  };
  dataOf(await prepare('inspector'));
  await site.server.app.rendered();
  storage.put = put;
  expect(stored).toHaveLength(2);
  expect(await Promise.all(stored.map((key) => storage.get(key)))).toEqual([null, null]);
});

test('servers that sweep reports and know no handovers leave the files of handovers alone', async () => {
  const draft = await prepared({ parties: oneParty });
  const before = await db()
    .selectFrom('handover')
    .select(['draft_key', 'data_key'])
    .executeTakeFirstOrThrow();
  dataOf(await sign('inspector', draft, 0));
  await site.server.app.rendered();
  const { file_key } = await db()
    .selectFrom('handover')
    .select('file_key')
    .executeTakeFirstOrThrow();
  const sweptByThose = /^[0-9a-f]{32}\.(?:pdf|data)$/;
  for (const key of [before.draft_key, before.data_key, file_key])
    expect(key).not.toMatch(sweptByThose);
  // Whoever brings it in names them anew.
  const elsewhere = await emptyServer();
  await bringIn(elsewhere, elsewhere.owner, await archiveOf(site));
  const there = await elsewhere.app.services.db
    .selectFrom('handover')
    .select(['draft_key', 'file_key'])
    .executeTakeFirstOrThrow();
  for (const key of [there.draft_key, there.file_key]) expect(key).not.toMatch(sweptByThose);
  await elsewhere.close();
});

test('what is erased ends the handovers that not all have signed; what is sealed stays, and the signature goes from the record', async () => {
  const { id } = await site.raise({ title: 'Of somebody' });
  const sealed = await prepared({ parties: oneParty });
  const leaver = await site.join('leaver', 'INSPECTOR');
  const { receipt } = dataOf(await sign(leaver, sealed, 0, { name: 'Person leaver' })).signHandover;
  await site.server.app.rendered();
  const open = await prepared();
  dataOf(await sign('inspector', open, 0));
  const eraseText = (textOf: string) =>
    site.gql(
      'admin',
      'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }',
      { input: { ...event(), textOf } },
    );
  const raised = await db()
    .selectFrom('event')
    .select('id')
    .where('snag_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await eraseText(raised.id)).errors).toEqual([]);
  expect(await one(open.id)).toMatchObject({ state: 'WITHDRAWN', draftUrl: null });
  expect((await get('viewer', open.draftUrl)).status).toBe(404);
  expect((await get('viewer', (await one(sealed.id)).url)).status).toBe(200);
  expect(await files()).toMatchObject({ handovers: 2, erased: 1, faults: [] });

  const text = JSON.stringify(await db().selectFrom('event_value').selectAll().execute());
  expect(text).toContain('Person leaver');
  expect(
    (
      await site.gql(
        'admin',
        'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasedId } }',
        { input: { userId: leaver.userId } },
      )
    ).errors,
  ).toEqual([]);
  const signature = (await one(sealed.id)).parties[0]?.signature;
  expect(signature).toMatchObject({
    eventId: receipt.eventId,
    name: null,
    strokes: null,
    reservations: null,
  });
  expect(JSON.stringify(await db().selectFrom('event_value').selectAll().execute())).not.toContain(
    'Person leaver',
  );
  expect((await readFrom((await one(sealed.id)).url)).text).toContain('Person leaver');
  expect(await verdict()).toMatchObject({ broken: null });
  // Erased by itself, as a text is.
  const other = await prepared();
  const mine = dataOf(await sign('inspector', other, 0, { name: 'Somebody else' })).signHandover
    .receipt.eventId;
  expect((await eraseText(mine)).errors).toEqual([]);
  expect(await one(other.id)).toMatchObject({
    state: 'WITHDRAWN',
    parties: [{ signature: { name: null } }, { signature: null }],
  });
  expect(JSON.stringify(await db().selectFrom('event_value').selectAll().execute())).not.toContain(
    'Somebody else',
  );
});

test('what is erased of the event that prepared a handover stands in its row no more, and the signatures stay at their places', async () => {
  const stands = async (text: string): Promise<boolean> =>
    JSON.stringify(
      await Promise.all(
        (['handover', 'event_value', 'report'] as const).map((table) =>
          db().selectFrom<'handover' | 'event_value' | 'report'>(table).selectAll().execute(),
        ),
      ),
    ).includes(text);
  const named = {
    parties: [{ role: 'For Ms Somebody', company: 'Somebody & Co' }],
    filter: { chip: 'ALL', text: 'somebody at home' },
  };
  const sealed = await prepared(named);
  dataOf(await sign('inspector', sealed, 0, { company: 'Build & Co' }));
  await site.server.app.rendered();
  const leaver = await site.join('leaver', 'INSPECTOR');
  const open = await prepared({
    parties: [{ role: 'For the client', company: `Ask ${leaver.email}` }, ...oneParty],
  });
  for (const text of ['Ms Somebody', 'somebody at home', 'Somebody & Co', leaver.email])
    expect([text, await stands(text)]).toEqual([text, true]);
  const { id: textOf } = await db()
    .selectFrom('event')
    .select('id')
    .where('subject_id', '=', sealed.id)
    .where('kind', '=', 'HANDOVER_PREPARED')
    .executeTakeFirstOrThrow();
  expect(
    (
      await site.gql(
        'admin',
        'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }',
        { input: { ...event(), textOf } },
      )
    ).errors,
  ).toEqual([]);
  expect(
    (
      await site.gql(
        'admin',
        'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasedId } }',
        { input: { userId: leaver.userId } },
      )
    ).errors,
  ).toEqual([]);
  for (const text of ['Ms Somebody', 'somebody at home', 'Somebody & Co', leaver.email])
    expect([text, await stands(text)]).toEqual([text, false]);
  expect(await one(sealed.id)).toMatchObject({
    state: 'SEALED',
    about: 'all statuses',
    parties: [{ position: 0, role: '', company: '', signature: { company: 'Build & Co' } }],
  });
  expect(await one(open.id)).toMatchObject({
    state: 'WITHDRAWN',
    parties: [{ role: '' }, { role: '' }],
  });
  expect([await verdict(), await files()]).toMatchObject([{ broken: null }, { faults: [] }]);
  expect(
    (await readArchive(await openArchive(sourceOf(await archiveOf(site))))).manifest.project.code,
  ).toBe('SITE');
});

test('a draft that a server of an older version left with an erased text goes with the next sweep, and what its row says; what all have signed stays', async () => {
  const { id } = await site.raise({ title: 'Of somebody' });
  const sealed = await prepared({ parties: oneParty });
  dataOf(await sign('inspector', sealed, 0));
  await site.server.app.rendered();
  const old = await prepared();
  const before = await db()
    .selectFrom('handover')
    .selectAll()
    .where('id', '=', old.id)
    .executeTakeFirstOrThrow();
  const { storage } = site.server.app.services.files;
  const keys = [before.draft_key, before.data_key].map((key) => storageKeyOfReport(key ?? ''));
  const bytes = await Promise.all(keys.map((key) => readAll(storage, key)));
  const told = await db()
    .selectFrom('event')
    .select(['id', 'kind'])
    .where((eb) => eb.or([eb('snag_id', '=', id), eb('subject_id', '=', old.id)]))
    .orderBy('seq')
    .execute();
  for (const { id: textOf } of told)
    await site.ask(
      'admin',
      'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }',
      { input: { ...event(), textOf } },
    );
  // As if that had not known of handovers.
  await db().updateTable('handover').set(before).where('id', '=', old.id).execute();
  for (const [index, key] of keys.entries())
    await storage.put(key, [bytes[index] ?? Buffer.alloc(0)]);
  const later = await prepared();
  for (const _again of [1, 2]) await sweep(site.server.app.services);
  expect(site.server.log.splice(0)).toEqual([
    {
      level: 'info',
      message: 'dropped drafts of handovers that were made before something was erased',
      drafts: 1,
    },
  ]);
  expect(await one(old.id)).toMatchObject({
    state: 'WITHDRAWN',
    draftUrl: null,
    parties: [{ role: '' }, { role: '' }],
  });
  expect(await Promise.all(keys.map((key) => storage.get(key)))).toEqual([null, null]);
  // The server's own event came after this one too, and erased nothing that it says.
  expect(await one(later.id)).toMatchObject({ state: 'PREPARED', draftUrl: later.draftUrl });
  expect((await get('viewer', (await one(sealed.id)).draftUrl)).status).toBe(200);
  expect([await verdict(), await files()]).toMatchObject([{ broken: null }, { faults: [] }]);
});

test('the PDFs are found changed by the check of the record, stand in the archive of the project, and are swept by no one', async () => {
  const draft = await prepared({ parties: oneParty });
  dataOf(await sign('inspector', draft, 0));
  await site.server.app.rendered();
  const { services } = site.server.app;
  const sealed = await one(draft.id);
  const { file_key: key } = await db()
    .selectFrom('handover')
    .select('file_key')
    .executeTakeFirstOrThrow();
  const stored = storageKeyOfReport(key ?? '');
  const zip = await archiveOf(site);
  const archive = unzipped(zip);
  expect([...archive.keys()].filter((name) => name.startsWith('handovers/'))).toEqual([
    `handovers/${draft.id}-draft.pdf`,
    `handovers/${draft.id}-sealed.pdf`,
  ]);
  expect(
    createHash('sha256')
      .update(archive.get(`handovers/${draft.id}-sealed.pdf`) ?? '')
      .digest('hex'),
  ).toBe(sealed.sha256);

  const path = [...archive.keys()].find((name) => name.endsWith('-sealed.pdf')) ?? '';
  const outcome = async (bytes: Buffer): Promise<unknown> =>
    readArchive(await openArchive(sourceOf(bytes))).then(
      () => 'holds',
      (error: unknown) => (error instanceof Refusal ? error.message : error),
    );
  expect(await outcome(zip)).toBe('holds');
  expect(
    await outcome(await changed(zip, (all) => all.set(path, Buffer.from('Another PDF')))),
  ).toMatch(/^handovers\/handover_\w+-sealed\.pdf in the archive was changed/);
  expect(await outcome(await changed(zip, (all) => all.delete(path)))).toContain('-sealed.pdf');

  const elsewhere = await emptyServer();
  expect(await bringIn(elsewhere, elsewhere.owner, zip)).toMatchObject({ state: 'DONE' });
  const there = elsewhere.app.services;
  expect(await there.db.selectFrom('handover').select(['id', 'state', 'sha256']).execute()).toEqual(
    [{ id: draft.id, state: 'SEALED', sha256: sealed.sha256 }],
  );
  expect(await there.db.selectFrom('handover_signature').select('party').execute()).toEqual([
    { party: 0 },
  ]);
  expect(
    await checkFiles(there.db, readOriginals(there.files.storage), site.projectId),
  ).toMatchObject({ handovers: 2, faults: [] });
  await elsewhere.close();

  const was = Buffer.from(
    await new Response((await services.files.storage.get(stored))?.stream()).arrayBuffer(),
  );
  const other = Buffer.from(was);
  other[100] = (other[100] ?? 0) ^ 1;
  await services.files.storage.put(stored, [other]);
  expect((await files()).faults).toEqual([
    {
      id: draft.id.replace('handover', 'sealed'),
      of: 'handover',
      seq: expect.any(Number),
      why: 'OTHER_BYTES',
    },
  ]);
  const command = async () =>
    checkJournals(site.server.dataDir, {
      databaseUrl: await databaseOf(site.server.dataDir),
      quick: false,
    });
  expect((await command()).lines.join('\n')).toContain('The PDF of a handover sealed_');
  await services.files.storage.put(stored, [was]);
  expect((await command()).hold).toBe(true);
});
