import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../../server/database/open';
import { openOwnFiles } from '../../../server/database/ownFiles';
import type { Database } from '../../../server/database/schema';
import { FilesUnusable, type S3Options } from '../../../server/files';
import { grain } from '../../support/photos';
import { type S3Server, startS3 } from '../../support/s3Server';
import { startServer } from '../../support/server';
import { openSite } from '../../support/site';

let s3: S3Server;
let bucket: S3Options;
let folder: string;
const log = (): void => undefined;
beforeAll(async () => void (s3 = await startS3()));
afterAll(() => s3.close());
beforeEach(async () => {
  bucket = s3.options();
  folder = await mkdtemp(join(tmpdir(), 'snagbook-bucket-'));
});
afterEach(async () => {
  s3.meet(() => null);
  await rm(folder, { recursive: true, force: true });
});

/** A start of a database of this name with photos and plans in a bucket, or in a folder. */
async function start(name: string, at: S3Options | undefined = bucket): Promise<void> {
  const dataDir = join(folder, name);
  const db: Kysely<Database> = await openDatabase(dataDir);
  const { storage } = await openOwnFiles({ db, dataDir, bucket: at, log });
  await storage.close();
  await db.destroy();
}

test('a new bucket becomes that of the database it is first used with, and is refused with any other', async () => {
  await start('one');
  await start('one');
  await expect(start('other')).rejects.toThrow(/belong to another database/);
  // Another prefix of the same bucket is another place.
  await start('other', s3.options());
});

test('photos that lay in a folder have to be in the bucket before it is used, and the folder is refused from then on', async () => {
  const site = await openSite();
  await site.addPhoto('inspector', (await site.raise()).id, await grain(80, 64).jpeg().toBuffer());
  await site.close({ keep: true });
  const { dataDir } = site.server;
  const again = async (at?: S3Options): Promise<void> =>
    (await startServer({ dataDir, ...(at && { bucket: at }) })).close({ keep: true });
  try {
    await expect(again(bucket)).rejects.toThrow(
      /are not in FILES_URL\. Copy the folders photos, plans, reports, logos of DATA_DIR there first, those that it has,/,
    );
    expect((await s3.keys()).filter((key) => key.startsWith(bucket.prefix))).toEqual([]);
    await s3.copyIn(dataDir, bucket.prefix);
    await again(bucket);
    await again(bucket);
    // It still has what was there, and what is added now it would not get.
    await expect(again()).rejects.toThrow(
      'The photos and plans of this database are in a bucket. Name it in FILES_URL.',
    );
    await again(bucket);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test.each<[string, { status: number; code: string } | 'drop', RegExp]>([
  [
    'does not exist',
    { status: 404, code: 'NoSuchBucket' },
    /There is no bucket snagbook at http:.*Make it first/,
  ],
  [
    'lets nobody in',
    { status: 403, code: 'InvalidAccessKeyId' },
    /does not let us use the bucket snagbook \(InvalidAccessKeyId\)/,
  ],
  ['does not answer', 'drop', /cannot be used \(/],
])('a server whose bucket %s does not start, and says why', async (_what, fault, sentence) => {
  s3.meet(() => fault);
  const starting = start('one');
  await expect(starting).rejects.toThrow(FilesUnusable);
  await expect(starting).rejects.toThrow(sentence);
});

test('a server that may not write in its bucket does not start, before anybody has sent a photo', async () => {
  await start('one');
  s3.meet((asked) => (asked.does === 'put' ? { status: 403, code: 'AccessDenied' } : null));
  await expect(start('one')).rejects.toThrow(
    /does not let us use the bucket snagbook \(AccessDenied\)\. Snagbook has to list, read, write and delete there/,
  );
});
