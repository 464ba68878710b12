import { createHash } from 'node:crypto';
import { checkFiles } from '../../../server/features/journal/checkFiles';
import { checkJournals } from '../../../server/features/journal/checkJournals';
import { openArchive } from '../../../server/features/export/openArchive';
import { readArchive } from '../../../server/features/export/readArchive';
import { readOriginals } from '../../../server/files';
import { storageKeyOfReport } from '../../../server/files/reportFiles';
import { Refusal } from '../../../server/refusal';
import { archiveOf, bringIn, changed, emptyServer, sourceOf } from '../../support/archives';
import { handoversOn, twoParties } from '../../support/handovers';
import { databaseOf } from '../../support/postgres';
import { openSite, type Site } from '../../support/site';
import { unzipped } from '../../support/unzipped';
import { dataOf, event } from '../../support/wire';

// What stays of a handover, and what goes: its files, and what is erased.

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

const { db, one, get, prepared, sign, readFrom, verdict, files } = handoversOn(() => site);
const oneParty = twoParties.slice(0, 1);

test('what is erased ends the handovers that not all have signed; what is sealed stays, and the signature goes from the record', async () => {
  const { id } = await site.raise({ title: 'Of somebody' });
  const leaver = await site.join('leaver', 'INSPECTOR');
  const sealed = await prepared({ parties: oneParty }, leaver);
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
