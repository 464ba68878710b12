import { usePostgres } from '../../../server/database/usePostgres';
import { settings } from '../../../server/settings';
import { bundled } from '../../support/bundled';
import { eventually } from '../../support/eventually';
import { grain } from '../../support/photos';
import { databaseOf } from '../../support/postgres';
import { run } from '../../support/program';
import { startServer } from '../../support/server';
import { addPhotoDocument, openSite } from '../../support/site';
import { dataOf, photoInput, upload } from '../../support/wire';

const minute = 60_000;

test('a photo that a killed process was drawing is drawn by another when the lease has run out, and once', async () => {
  const site = await openSite();
  const { dataDir } = site.server;
  const databaseUrl = (await databaseOf(dataDir)) ?? '';
  const { id } = await site.raise();
  const doomed = run(process.execPath, [bundled('tests/support/serverProgram.mts'), dataDir], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [, url = ''] = await doomed.says(/listening at (\S+) /);
  const bytes = await grain(4_000, 3_000).jpeg().toBuffer();
  // Only the one that takes the photo in can draw it now.
  await site.close({ keep: true });
  dataOf(
    await upload<{ addPhoto: object }>(
      url,
      site.people.inspector,
      addPhotoDocument,
      { input: photoInput(id, bytes) },
      new Blob([new Uint8Array(bytes)]),
    ),
  );
  const jobs = () =>
    usePostgres(databaseUrl, (db) => db.selectFrom('job').select(['kind', 'state']).execute());
  await eventually(async () =>
    expect(await jobs()).toEqual([{ kind: 'RENDER_PHOTO', state: 'LEASED' }]),
  );
  await doomed.stop('SIGKILL');
  expect(await jobs()).toEqual([{ kind: 'RENDER_PHOTO', state: 'LEASED' }]);
  // By its clock the lease has run out.
  const later = await startServer({
    dataDir,
    clock: () => Date.now() + settings.jobs.lease + minute,
  });
  try {
    const { db } = later.app.services;
    await eventually(async () =>
      expect(
        await db.selectFrom('event').select('kind').where('kind', '=', 'PHOTO_RENDERED').execute(),
      ).toHaveLength(1),
    );
    expect(await db.selectFrom('job').selectAll().execute()).toEqual([]);
  } finally {
    await later.close();
  }
});
