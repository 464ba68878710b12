import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { checkFiles, type FilesVerdict } from '../../server/features/journal/checkFiles';
import { checkJournals } from '../../server/features/journal/checkJournals';
import { readFolder, readOriginals } from '../../server/files';
import { uploadDocument, uploadInput } from '../support/paperPlans';
import { announce, blobOf, filesBelow, grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { dataOf, event } from '../support/wire';

let site: Site;
let kept: string;
let hidden: string;
let erased: string;
let planFile: string;

beforeAll(async () => {
  site = await openSite();
  const { id } = await site.raise();
  [kept, hidden, erased] = [await photoOn(id), await photoOn(id), await photoOn(id)];
  dataOf(
    await site.gql(
      'inspector',
      'mutation ($input: RemovePhotoInput!) { removePhoto(input: $input) { receipt { eventId } } }',
      { input: { ...event(), photoId: hidden } },
    ),
  );
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: ErasePhotoInput!) { erasePhoto(input: $input) { receipt { eventId } } }',
      { input: { ...event(), photoId: erased } },
    ),
  );
  const plan = await grain(300, 200).png().toBuffer();
  const input = uploadInput(site, '', { ...announce(plan), name: 'plan.png' });
  dataOf(await site.upload('admin', uploadDocument, { input }, blobOf(plan)));
  planFile = input.fileId;
  await site.server.app.rendered();
});
afterAll(() => site.close());

const photoOn = async (snagId: string): Promise<string> =>
  site.addPhoto('inspector', snagId, await grain(80, 64).jpeg().toBuffer());
const db = () => site.server.app.services.db;
const check = (): Promise<FilesVerdict> =>
  checkFiles(db(), readOriginals(readFolder(site.server.dataDir)), site.projectId);
const all = { photos: 2, planFiles: 1, handovers: 0, erased: 1, faults: [] };
const seqOf = async (id: string): Promise<number> =>
  (
    await db()
      .selectFrom('event_file')
      .select('seq')
      .where('file_id', '=', id)
      .where('sha256', 'is not', null)
      .executeTakeFirstOrThrow()
  ).seq;

async function pathOf(id: string): Promise<string> {
  const table = id === planFile ? 'plan_file' : 'photo';
  const { rows } = await sql<{
    file_key: string;
  }>`select file_key from ${sql.table(table)} where id = ${id}`.execute(db());
  const key = rows[0]?.file_key ?? '';
  return join(
    site.server.dataDir,
    id === planFile ? 'plans/files' : 'photos/originals',
    key.slice(0, 2),
    key,
  );
}

test('every photo and plan file is read and compared with its event, also one that was removed from its snag; an erased one is counted', async () => {
  expect(await check()).toEqual(all);
});

test.each<
  [string, () => string, FilesVerdict['faults'][number]['why'], (path: string) => Promise<void>]
>([
  ['a photo that is gone', () => kept, 'MISSING', (path) => rm(path)],
  ['a photo of which a part is missing', () => kept, 'OTHER_LENGTH', (path) => truncate(path, 100)],
  [
    'a plan file of which one byte is another',
    () => planFile,
    'OTHER_BYTES',
    async (path) => {
      const bytes = await readFile(path);
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      await writeFile(path, bytes);
    },
  ],
])('a check of the files finds %s', async (_what, which, why, damage) => {
  const [id, path] = [which(), await pathOf(which())];
  const was = await readFile(path);
  await damage(path);
  const { faults, ...rest } = await check();
  expect(faults).toEqual([
    { id, of: id === planFile ? 'planFile' : 'photo', seq: await seqOf(id), why },
  ]);
  expect(rest.photos + rest.planFiles + rest.erased).toBe(3);
  await writeFile(path, was);
  expect(await check()).toEqual(all);
});

test('npm run verify says which files are not right, leaves them out when asked to, and makes nothing where it reads', async () => {
  const said = async (quick: boolean) => {
    const { lines, hold } = await checkJournals(site.server.dataDir, {
      quick,
    });
    return { lines: lines.filter((line) => !line.includes(' holds: ')), hold };
  };
  const before = await filesBelow(site.server.dataDir, '.');
  expect(await said(false)).toEqual({
    hold: true,
    lines: [
      'OTHER has its files: 0 photos, 0 plan files, 0 erased.',
      'SITE has its files: 2 photos, 1 plan files, 1 erased.',
    ],
  });
  expect(await filesBelow(site.server.dataDir, '.')).toEqual(before);
  const path = await pathOf(kept);
  const was = await readFile(path);
  await rm(path);
  expect(await said(false)).toEqual({
    hold: false,
    lines: [
      'OTHER has its files: 0 photos, 0 plan files, 0 erased.',
      'SITE DOES NOT HAVE ITS FILES: 1 are not right. The others are: 1 photos, 1 plan files, 1 erased.',
      `  The photo ${kept} of event ${await seqOf(kept)} is missing.`,
    ],
  });
  expect(await said(true)).toEqual({ hold: true, lines: [] });
  await writeFile(path, was);
});
