import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArchive } from '../../server/features/export/openArchive';
import { readArchive } from '../../server/features/export/readArchive';
import { verifyFile } from '../../server/features/export/verifyFile';
import { Refusal } from '../../server/refusal';
import {
  type ArchiveFiles,
  archiveOf,
  changed,
  changeLine,
  sourceOf,
  zipped,
} from '../support/archives';
import { uploadDocument, uploadInput } from '../support/paperPlans';
import { announce, blobOf, grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { unzipped } from '../support/unzipped';
import { dataOf, event } from '../support/wire';

let site: Site;
let archive: Buffer;
let photoId: string;
beforeAll(async () => {
  site = await openSite();
  const { id } = await site.raise({ title: 'Door sticks', description: 'Very much' });
  photoId = await site.addPhoto('inspector', id, await grain(80, 64).jpeg().toBuffer());
  const erased = await site.addPhoto('inspector', id, await grain(64, 64).jpeg().toBuffer());
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: ErasePhotoInput!) { erasePhoto(input: $input) { receipt { eventId } } }',
      { input: { ...event(), photoId: erased } },
    ),
  );
  dataOf(
    await site.move('tradeA', id, 'DISPUTE', {
      reason: 'NOT_OURS',
      comment: 'It was there before',
    }),
  );
  const plan = await grain(300, 200).png().toBuffer();
  dataOf(
    await site.upload(
      'admin',
      uploadDocument,
      { input: uploadInput(site, '', { ...announce(plan), name: 'Ground floor.png' }) },
      blobOf(plan),
    ),
  );
  await site.raise({ title: 'Second' });
  await site.server.app.rendered();
  archive = await archiveOf(site);
});
afterAll(() => site.close());

const read = async (bytes: Buffer) => readArchive(await openArchive(sourceOf(bytes)));

/** The sentence that an archive is refused with. */
async function refusal(bytes: Buffer | Promise<Buffer>): Promise<string> {
  const found = await read(await bytes).catch((error: unknown) => error);
  if (!(found instanceof Refusal))
    throw found instanceof Error ? found : new Error('It was not refused.');
  return found.message;
}

test('an archive holds: its bytes, its journal, its rows and its files say the same', async () => {
  const facts = await read(archive);
  const project = await site.server.app.services.db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', site.projectId)
    .executeTakeFirstOrThrow();
  const { hash } = await site.server.app.services.db
    .selectFrom('event')
    .select('hash')
    .where('project_id', '=', site.projectId)
    .where('seq', '=', project.last_seq)
    .executeTakeFirstOrThrow();
  expect(facts).toMatchObject({
    events: project.last_seq,
    lastHash: hash,
    snags: 2,
    photos: 1,
    planFiles: 1,
    redacted: 2,
    missing: [],
  });
  expect(facts.project).toMatchObject({ code: 'SITE', last_number: project.last_number });
  expect(await read(await zipped(unzipped(archive), { forceZip64Format: true }))).toEqual(facts);
});

test('an archive of an older version, with pages and pictures in place of the README, holds as well', async () => {
  const older = await changed(
    archive,
    (files) => {
      files.delete('README.txt');
      for (const path of ['index.html', 'snags/1.html', `pictures/${photoId}.webp`])
        files.set(path, Buffer.from(path));
    },
    { manifest: (manifest) => (manifest['format'] = 3) },
  );
  const { manifest: _, ...facts } = await read(archive);
  expect(await read(older)).toMatchObject(facts);
});

test('npm run verify with the name of an archive says that it holds, or what the first difference is', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'archive-')), 'SITE.zip');
  await writeFile(path, archive);
  expect(await verifyFile(path)).toEqual({
    hold: true,
    lines: [
      expect.stringMatching(
        /^SITE holds: \d+ events, 2 redacted, 2 snags, 1 photos, 1 plan files\. Made .* by Ada Admin\. Last hash [0-9a-f]{64}$/,
      ),
    ],
  });
  await writeFile(path, archive.subarray(0, archive.length - 100));
  expect(await verifyFile(path)).toEqual({
    hold: false,
    lines: ['DOES NOT HOLD: This isn’t a project archive, or it is incomplete. Download it again.'],
  });
});

test('a file that is no archive, or only a part of one, is refused', async () => {
  const cut = 'This isn’t a project archive, or it is incomplete. Download it again.';
  const wrong = [
    Buffer.alloc(0),
    Buffer.from('Not a ZIP'),
    archive.subarray(0, -1),
    await zipped([['manifest.json', Buffer.from('{')]]),
  ];
  for (const bytes of wrong) expect(await refusal(bytes)).toBe(cut);
});

test('of a changed photo, README or table the entry is named, with the hash it should have and the one it has', async () => {
  for (const path of [`photos/${photoId}.jpg`, 'README.txt', 'tables/snag.jsonl']) {
    const change = (files: ArchiveFiles): void =>
      void files.set(path, Buffer.from('Something else'));
    expect(await refusal(changed(archive, change, { kept: true }))).toMatch(
      new RegExp(
        `^${path} in the archive was changed or is damaged\\. SHA-256 expected [0-9a-f]{64}, found `,
      ),
    );
  }
  // Damaged on the way: what it is packed with does not fit any more.
  const damaged = Buffer.from(archive);
  const at = archive.indexOf(
    unzipped(archive).get(`photos/${photoId}.jpg`)?.subarray(100, 140) ?? '',
  );
  damaged[at] = (damaged[at] ?? 0) ^ 255;
  expect(await refusal(damaged)).toMatch(
    new RegExp(`^photos/${photoId}\\.jpg in the archive was changed`),
  );
});

test('an event that was changed, removed or slipped in is named also where the manifest fits, with both hashes', async () => {
  const journal = 'journal.jsonl';
  const lines = (files: ArchiveFiles): string[] => String(files.get(journal)).trimEnd().split('\n');
  const events = lines(unzipped(archive)).length;
  const put = (files: ArchiveFiles, all: string[]): void =>
    void files.set(journal, Buffer.from(`${all.join('\n')}\n`));
  expect(
    await refusal(
      changed(archive, (files) =>
        changeLine(files, journal, 5, (line) => (line['occurred_at'] = 1)),
      ),
    ),
  ).toMatch(
    /^Event 5 in the archive was changed, or an earlier one is missing\. Hash expected [0-9a-f]{64}, found [0-9a-f]{64}\.$/,
  );
  expect(
    await refusal(changed(archive, (files) => put(files, lines(files).toSpliced(4, 1)))),
  ).toMatch(/^Event 5 in the archive/);
  expect(
    await refusal(
      changed(archive, (files) => put(files, lines(files).toSpliced(4, 0, lines(files)[4] ?? ''))),
    ),
  ).toMatch(/^Event 6 in the archive/);
  expect(await refusal(changed(archive, (files) => put(files, lines(files).slice(0, -1))))).toMatch(
    new RegExp(
      `^The journal in the archive should end at event ${events} [0-9a-f]{64} but ends at ${events - 1} `,
    ),
  );
  const raised = lines(unzipped(archive)).findIndex((line) => line.includes('"SNAG_RAISED"')) + 1;
  const values = (line: Record<string, unknown>): { name: string; value: string }[] =>
    line['values'] as { name: string; value: string }[];
  expect(
    await refusal(
      changed(archive, (files) =>
        changeLine(files, journal, raised, (line) =>
          values(line).forEach((each) => (each.value = each.value.replace('Door', 'Wall'))),
        ),
      ),
    ),
  ).toBe(
    `Text in event ${raised} of the archive (content) was changed, or is missing without having been erased.`,
  );
});

test('rows that are not what the journal says, or name what is not there, are refused also where the manifest fits', async () => {
  const wrong = (table: string, column: string, value: unknown): Promise<string> =>
    refusal(
      changed(archive, (files) =>
        changeLine(files, `tables/${table}.jsonl`, 1, (row) => (row[column] = value)),
      ),
    );
  const fits = (table: string, column: string): string =>
    `Line 1 of tables/${table}.jsonl in the archive does not match its journal: ${column}.`;
  const other = `company_${'0'.repeat(26)}`;
  for (const [table, column, value] of [
    ['snag', 'status', 'CLOSED'],
    ['snag', 'number', 99],
    ['snag', 'company_id', other],
    ['snag', 'raised_by', `user_${'0'.repeat(26)}`],
    ['snag', 'title', 7],
    ['snag', 'new_column', 1],
    ['photo', 'sha256', '0'.repeat(64)],
    ['photo', 'mime', 'text/html'],
    ['project', 'time_zone', 'Mars/Olympus'],
    ['company', 'id', '../../etc/passwd'],
  ] as const)
    expect([table, column, await wrong(table, column, value)]).toEqual([
      table,
      column,
      fits(table, column),
    ]);
  const gone = await refusal(
    changed(archive, (files) => files.set('tables/snag.jsonl', Buffer.alloc(0))),
  );
  expect(gone).toMatch(
    /^Line 0 of tables\/snag\.jsonl in the archive does not match its journal: snag_/,
  );
});

test('an entry that is missing, that nobody listed, that is there twice or has a name of its own is refused, and nothing is written by its name', async () => {
  const photo = `photos/${photoId}.jpg`;
  expect(await refusal(changed(archive, (files) => files.delete(photo), { kept: true }))).toBe(
    `${photo} is missing from the archive.`,
  );
  // Also where the manifest does not have it.
  expect(await refusal(changed(archive, (files) => files.delete(photo)))).toBe(
    `photos/${photoId}. is missing from the archive.`,
  );
  expect(await refusal(changed(archive, (files) => files.delete('tables/trade.jsonl')))).toBe(
    'tables/trade.jsonl is missing from the archive.',
  );
  const stranger = `photos/photo_${'0'.repeat(26)}.jpg`;
  const bytes = unzipped(archive).get(photo) ?? Buffer.alloc(0);
  expect(
    await refusal(changed(archive, (files) => files.set(stranger, bytes), { kept: true })),
  ).toBe(`${stranger} does not belong in the archive.`);
  expect(await refusal(changed(archive, (files) => files.set(stranger, bytes)))).toBe(
    `${stranger} does not belong in the archive.`,
  );
  expect(
    await refusal(zipped([...unzipped(archive), ['README.txt', Buffer.from('Another')]])),
  ).toBe('README.txt is in the archive twice.');
  for (const name of ['../../evil.html', '/etc/cron.d/evil', 'snags/01.html']) {
    const stand = 'x'.repeat(name.length);
    const named = Buffer.from(
      (await zipped([...unzipped(archive), [stand, Buffer.from('Evil')]]))
        .toString('latin1')
        .replaceAll(stand, name),
      'latin1',
    );
    expect(await refusal(named)).toBe(`Unknown file in the archive: ${name}.`);
  }
});

test('an archive of another format says what to do, and one that would become far larger is refused before it is unpacked', async () => {
  expect(
    await refusal(
      changed(archive, () => undefined, { manifest: (manifest) => (manifest['format'] = 5) }),
    ),
  ).toBe('This archive is from a newer version of Snagbook (format 5). Update this server first.');
  expect(
    await refusal(
      changed(archive, (files) => files.set('journal.jsonl', Buffer.alloc(20 * 1024 * 1024, ' '))),
    ),
  ).toBe('journal.jsonl is too large when unpacked.');
});
