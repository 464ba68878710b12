import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/database/open';
import { openOwnFiles } from '../../../server/database/ownFiles';
import { storageKey } from '../../../server/files/photoKey';
import { readAll } from '../../../server/files/storage';
import { bundled } from '../../support/bundled';
import { blobOf, grain } from '../../support/photos';
import { type Program, run } from '../../support/program';
import { type S3Server, startS3 } from '../../support/s3Server';
import { openSite } from '../../support/site';
import { dataOf, photoInput, signIn, upload } from '../../support/wire';

let s3: S3Server;
let folder: string;
const programs: Program[] = [];
beforeAll(async () => void (s3 = await startS3()));
afterAll(() => s3.close());
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'snagbook-program-'))));
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function program(
  entry: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Program {
  const started = run(process.execPath, [bundled(entry), ...args], {
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      SNAGBOOK_DEMO: '0',
      PORT: '0',
      DATA_DIR: folder,
      ...environment,
    },
  });
  programs.push(started);
  return started;
}

test.each<[Record<string, string>, RegExp]>([
  [
    { FILES_URL: 'https://s3.example.org/snagbook' },
    /^FILES_URL is a bucket, and a prefix if others use it too, such as s3:\/\/snagbook or s3:\/\/company\/snagbook\.$/m,
  ],
  [
    { FILES_ENDPOINT: 'https://s3.example.org' },
    /^FILES_ENDPOINT says where the storage of FILES_URL is, which is not set\.$/m,
  ],
  [
    { DATABASE_URL: 'mysql://snagbook:secret@db.example/snagbook' },
    /^DATABASE_URL is the address of a PostgreSQL database, such as [^\n]+\n$/,
  ],
  [
    { DATABASE_URL: 'postgres://snagbook:secret@db.example/snagbook?sslrootcert=/nowhere.pem' },
    /^DATABASE_URL names a certificate or key \(sslrootcert, sslcert, sslkey\) that cannot be read\.\n$/,
  ],
  [
    {
      FILES_URL: 's3://snagbook',
      FILES_ENDPOINT: 'http://127.0.0.1:9',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'a secret',
    },
    /^The storage of FILES_URL at http:\/\/127\.0\.0\.1:9 cannot be used \(ECONNREFUSED/m,
  ],
])(
  'settings that cannot be meant are refused with a sentence, which tells no secret: %j',
  async (environment, sentence) => {
    const started = program('server/main.ts', [], environment);
    expect(await started.ended).toBe(1);
    expect(started.said()).toMatch(sentence);
    expect(started.said()).not.toContain('secret');
  },
);

test('a server starts on a bucket by its environment alone, and says nothing else than it does on a folder', async () => {
  const started = program('server/main.ts', [], s3.environment());
  await started.says(/It sends no mail, because SMTP_URL is not set\.\n/);
  expect(started.said()).toMatch(
    /^\s*Snagbook is running at \S+\n\nOpen it in a browser to sign in, or to make the first account\.\n\nIt sends no mail[^\n]*\n+$/,
  );
  await started.stop('SIGTERM');
  expect(await started.ended).toBe(0);
});

test('every photo that was confirmed is in the bucket, however often the server is killed while they are sent', async () => {
  const site = await openSite();
  const { id } = await site.raise();
  const { dataDir } = site.server;
  await site.close({ keep: true });
  const bucket = s3.options();
  const confirmed = new Map<string, string>();
  for (let round = 0; round < 3; round += 1) {
    const started = program('tests/support/serverProgram.mts', [dataDir, JSON.stringify(bucket)]);
    const [, url = ''] = await started.says(/listening at (\S+) /);
    const inspector = await signIn(url, site.people.inspector);
    const atLeast = confirmed.size + 3;
    const sending = async (): Promise<void> => {
      for (;;) {
        const bytes = await grain(120, 90).jpeg().toBuffer();
        const input = photoInput(id, bytes);
        const answer = await upload<{ addPhoto: { receipt: { sha256: string } } }>(
          url,
          inspector,
          'mutation ($input: AddPhotoInput!) { addPhoto(input: $input) { receipt { sha256 } } }',
          { input: { ...input, seen: null } },
          blobOf(bytes),
        );
        confirmed.set(input.photoId, dataOf(answer).addPhoto.receipt.sha256);
        if (confirmed.size >= atLeast) await started.stop('SIGKILL');
      }
    };
    await Promise.all([sending(), sending()].map((one) => one.catch(() => undefined)));
  }
  const db = await openDatabase(dataDir);
  const { storage } = await openOwnFiles({ db, dataDir, bucket, log: () => undefined });
  try {
    const rows = await db.selectFrom('photo').select(['id', 'file_key', 'sha256']).execute();
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining([...confirmed.keys()]));
    for (const row of rows) {
      const bytes = await readAll(storage, storageKey(row.file_key, 'original'));
      expect([row.id, bytes && createHash('sha256').update(bytes).digest('hex')]).toEqual([
        row.id,
        row.sha256,
      ]);
    }
    expect(confirmed.size).toBeGreaterThanOrEqual(9);
  } finally {
    await storage.close();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
});
