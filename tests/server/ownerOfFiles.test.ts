import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../server/database/open';
import type { Database } from '../../server/database/schema';
import { checkOwnerOfFiles, FilesOfAnother } from '../../server/database/ownerOfFiles';

let folder: string;
let one: Kysely<Database>;
let other: Kysely<Database>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snagbook-owner-'));
  // Which engine keeps the mark does not matter here.
  [one, other] = [await openDatabase(join(folder, 'one')), await openDatabase(join(folder, 'other'))];
});
afterEach(async () => {
  await Promise.all([one?.destroy(), other?.destroy()]);
  await rm(folder, { recursive: true, force: true });
});

test('a new folder becomes that of the PostgreSQL it is first used with, and is refused with any other database', async () => {
  const files = join(folder, 'files');
  await checkOwnerOfFiles(one, files, true);
  await mkdir(join(files, 'photos'));
  await checkOwnerOfFiles(one, files, true);
  await expect(checkOwnerOfFiles(other, files, true)).rejects.toThrow(FilesOfAnother);
  await expect(checkOwnerOfFiles(other, files, false)).rejects.toThrow(/belong to a PostgreSQL database/);
});

test('a PostgreSQL is not given the photos of an SQLite database, nor a folder of which nobody knows whose it is', async () => {
  await expect(checkOwnerOfFiles(one, join(folder, 'other'), true)).rejects.toThrow(/belong to the SQLite database/);
  await mkdir(join(folder, 'unknown', 'photos'), { recursive: true });
  await expect(checkOwnerOfFiles(one, join(folder, 'unknown'), true)).rejects.toThrow(/nothing says that they belong/);
});

test('an SQLite database is used with the folder it lies in', async () => {
  await expect(checkOwnerOfFiles(one, join(folder, 'one'), false)).resolves.toBeUndefined();
});
