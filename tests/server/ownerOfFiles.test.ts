import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../server/database/open';
import { openEither } from '../../server/database/openEither';
import type { Database } from '../../server/database/schema';
import { checkOwnerOfFiles, FilesOfAnother } from '../../server/database/ownerOfFiles';

let folder: string;
let one: Kysely<Database>;
let other: Kysely<Database>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snagbook-owner-'));
  // Which engine keeps the mark does not matter here.
  [one, other] = [
    await openDatabase(join(folder, 'one')),
    await openDatabase(join(folder, 'other')),
  ];
});
afterEach(async () => {
  await Promise.all([one?.destroy(), other?.destroy()]);
  await rm(folder, { recursive: true, force: true });
});

test('a new folder becomes that of the PostgreSQL it is first used with, and is refused with any other database', async () => {
  const files = join(folder, 'files');
  await checkOwnerOfFiles(one, files);
  await mkdir(join(files, 'photos'));
  await checkOwnerOfFiles(one, files);
  await expect(checkOwnerOfFiles(other, files)).rejects.toThrow(FilesOfAnother);
  await expect(
    openEither({ dataDir: files, databaseUrl: undefined, log: () => undefined }),
  ).rejects.toThrow(/belong to a PostgreSQL database/);
  // Nor is an empty one made there, which would keep the PostgreSQL out.
  await checkOwnerOfFiles(one, files);
});

test('a PostgreSQL is not given the photos of an SQLite database, nor a folder of which nobody knows whose it is', async () => {
  await expect(checkOwnerOfFiles(one, join(folder, 'other'))).rejects.toThrow(
    /belong to the SQLite database/,
  );
  await mkdir(join(folder, 'unknown', 'photos'), { recursive: true });
  await expect(checkOwnerOfFiles(other, join(folder, 'unknown'))).rejects.toThrow(
    /nothing says that they belong/,
  );
});
