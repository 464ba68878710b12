import { readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { checkJournals } from '../../../server/features/journal/checkJournals';
import { killedBackups } from '../../support/killedBackups';
import { databaseOf } from '../../support/postgres';

const { site, folder, command, addPhotos, restored, photosOfSite } = killedBackups(databaseOf);

test('a backup that is killed while it reads PostgreSQL leaves the one before whole; called again it holds', async () => {
  await addPhotos(1);
  expect(await command().ended).toBe(0);
  const first = await photosOfSite();
  await addPhotos(1);
  const client = new Client({ connectionString: await databaseOf(site().server.dataDir) });
  await client.connect();
  try {
    // All tables before this one are read by then, and it waits for this.
    await client.query('begin; lock table photo in access exclusive mode');
    const killed = command();
    await killed.says(/snag: \d+ rows/);
    await killed.stop('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
  } finally {
    await client.end();
  }
  expect(await readdir(folder())).toContain('unfinished');
  expect(await restored()).toEqual(first);
  expect(await command().ended).toBe(0);
  expect(await readdir(folder())).not.toContain('unfinished');
  expect(await checkJournals(folder(), { quick: false })).toMatchObject({ hold: true });
  expect(await restored()).toEqual(await photosOfSite());
});
