import { sql } from 'kysely';
import { checkJournals } from '../../../server/features/journal/checkJournals';
import { bundled } from '../../support/bundled';
import { grain } from '../../support/photos';
import { databaseOf } from '../../support/postgres';
import { run } from '../../support/program';
import { openSite, type Site } from '../../support/site';

let site: Site;
let url: string;
beforeAll(async () => {
  site = await openSite();
  url = (await databaseOf(site.server.dataDir)) ?? '';
  const { id } = await site.raise();
  await site.addPhoto('inspector', id, await grain(100, 80).jpeg().toBuffer());
  await site.server.app.rendered();
});
afterAll(() => site.close());

const command = async (...words: string[]): Promise<{ code: unknown; said: string }> => {
  const program = run(process.execPath, [bundled('server/main.ts'), ...words], {
    env: { ...process.env, DATA_DIR: site.server.dataDir, DATABASE_URL: url },
  });
  return { code: await program.ended, said: program.said() };
};

test('the journals and files are checked while a server runs on them', async () => {
  const { code, said } = await command('verify');
  expect(said).toMatch(/^SITE holds: \d+ events, 0 redacted\. Last hash [0-9a-f]{64}$/m);
  expect(said).toContain('SITE has its files: 1 photos, 0 plan files, 0 erased.');
  expect(code).toBe(0);
});

test('what was changed in the database by hand is found, whatever the database refuses by itself', async () => {
  const { db } = site.server.app.services;
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update event set recorded_at = recorded_at + 1 where seq = 3`.execute(trx);
  });
  const { lines, hold } = await checkJournals(site.server.dataDir, {
    databaseUrl: url,
    quick: true,
  });
  expect(hold).toBe(false);
  expect(lines.join('\n')).toContain(
    'SITE DOES NOT HOLD at event 3: it is not what was hashed, or something before it was changed. The 2 events before it hold.',
  );
});
