import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openArchive } from '../../server/features/export/openArchive';
import { readArchive } from '../../server/features/export/readArchive';
import { sourceOf } from '../support/archives';
import { uploadDocument, uploadInput } from '../support/paperPlans';
import { announce, blobOf, grain } from '../support/photos';
import { openSite, type PersonKey, type Site } from '../support/site';
import { unzipped } from '../support/unzipped';
import { dataOf, event } from '../support/wire';

let site: Site;
let photo: Buffer;
const ids: Record<'snag' | 'photo' | 'gone' | 'erased', string> = {
  snag: '',
  photo: '',
  gone: '',
  erased: '',
};
beforeAll(async () => {
  site = await openSite();
  ids.snag = (await site.raise({ title: 'Crack', description: 'Up to the ceiling' })).id;
  photo = await grain(80, 64).jpeg().toBuffer();
  ids.photo = await site.addPhoto('inspector', ids.snag, photo);
  ids.gone = await site.addPhoto('inspector', ids.snag, await grain(80, 64).png().toBuffer());
  ids.erased = await site.addPhoto('inspector', ids.snag, await grain(64, 64).jpeg().toBuffer());
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: ErasePhotoInput!) { erasePhoto(input: $input) { receipt { eventId } } }',
      { input: { ...event(), photoId: ids.erased } },
    ),
  );
  dataOf(
    await site.move('tradeA', ids.snag, 'DISPUTE', {
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
  await site.server.app.rendered();
  const { file_key: key } = await site.server.app.services.db
    .selectFrom('photo')
    .select('file_key')
    .where('id', '=', ids.gone)
    .executeTakeFirstOrThrow();
  await rm(join(site.server.dataDir, 'photos/originals', key.slice(0, 2), key));
});
afterAll(() => site.close());

const address = () => `/files/projects/${site.projectId}.zip`;
const get = (who: PersonKey | null, init: RequestInit = {}): Promise<Response> =>
  fetch(`${site.url}${address()}`, {
    ...init,
    headers: who === null ? {} : { cookie: site.people[who].cookies },
  });
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface Manifest {
  format: number;
  project: { id: string };
  journal: { events: number; lastHash: string };
  missing: string[];
  erasedLater: { values: [number, string][]; files: string[]; events: StoredLine[] };
  files: { path: string; bytes: number; sha256: string }[];
}

interface StoredLine {
  [field: string]: unknown;
  hash: string;
  commitments: string;
  values: { name: string; salt: string; value: string }[];
}

/** `meanwhile`: after the journal's end was looked up, and before the journal is read. */
async function downloaded(meanwhile?: () => Promise<void>): Promise<{
  archive: Buffer;
  files: Map<string, Buffer>;
  manifest: Manifest;
  response: Response;
}> {
  const { sessions } = site.server.app.services;
  const bySession = sessions.bySession.bind(sessions);
  let asked = 0;
  // Once for the download, and once for each part.
  sessions.bySession = async (id) => {
    asked += 1;
    if (asked === 2) await meanwhile?.();
    return bySession(id);
  };
  const response = await get('admin');
  expect(response.status).toBe(200);
  const archive = Buffer.from(await response.arrayBuffer());
  sessions.bySession = bySession;
  const files = unzipped(archive);
  return {
    archive,
    files,
    response,
    manifest: JSON.parse(String(files.get('manifest.json'))) as Manifest,
  };
}

test('an admin downloads the whole project: each file is as the manifest lists it, and photos and plans are as they came', async () => {
  const { files, manifest, response } = await downloaded();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="SITE-\d{4}-\d\d-\d\d\.zip"$/,
    ),
    'cache-control': 'private, no-store',
  });
  const found = [...files]
    .filter(([path]) => path !== 'manifest.json')
    .map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }));
  expect(manifest.files).toEqual(found);
  expect(files.get(`photos/${ids.photo}.jpg`)?.equals(photo)).toBe(true);
  expect(found.map(({ path }) => path.replace(/planfile_\w+/, '<id>'))).toEqual([
    'README.txt',
    'journal.jsonl',
    ...[
      'person',
      'project',
      'named_actor',
      'company',
      'trade',
      'location',
      'plan_file',
      'plan',
      'plan_revision',
      'snag',
      'photo',
      'saved_view',
      'handover',
      'handover_signature',
      'acceptance',
      'defect_notice',
      'notice_slip',
      'notice_text',
    ].map((table) => `tables/${table}.jsonl`),
    `photos/${ids.photo}.jpg`,
    'plans/<id>.png',
  ]);
  // What the server does not have is said; what was erased is not there at all.
  expect(manifest).toMatchObject({
    format: 4,
    project: { id: site.projectId },
    missing: [`photos/${ids.gone}.png`],
  });
});

const linesIn = (files: Map<string, Buffer>): StoredLine[] =>
  String(files.get('journal.jsonl'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as StoredLine);
const committedIn = (line: StoredLine): Map<string, string> =>
  new Map(JSON.parse(line.commitments) as [string, string][]);

/**
 * Works a line's hash out, and compares the values that are there. Answers the names of those that
 * are not.
 */
function goneFrom(line: StoredLine, before?: Buffer): string[] {
  const committed = committedIn(line);
  for (const { name, salt, value } of line.values)
    expect(sha256(Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(value)]))).toBe(
      committed.get(name),
    );
  if (before !== undefined) {
    const names = [
      'format',
      'project_id',
      'seq',
      'id',
      'kind',
      'actor_kind',
      'actor_id',
      'snag_id',
      'subject_id',
      'files',
      'reason',
      'without_effect',
      'status_after',
      'company_before',
      'company_after',
      'occurred_at',
      'recorded_at',
      'sealed_at',
      'receipt',
    ];
    const fields = [...names.map((name) => line[name]), [...committed]];
    expect(line.hash).toBe(sha256(Buffer.concat([before, Buffer.from(JSON.stringify(fields))])));
  }
  return [...committed.keys()].filter((name) => !line.values.some((value) => value.name === name));
}

/**
 * By the rules of docs/journal.md alone: the last hash, and the values that are gone and that no
 * event of the journal says were erased.
 */
function checkedJournal(lines: readonly StoredLine[]): {
  lastHash: string;
  untold: [number, string][];
} {
  let before = Buffer.alloc(32);
  const gone: [number, string][] = [];
  const erased: [number, string][] = [];
  for (const [index, line] of lines.entries()) {
    expect(line['seq']).toBe(index + 1);
    for (const name of goneFrom(line, before)) gone.push([index + 1, name]);
    if (line['kind'] === 'REDACTED') erased.push(...erasedBy(line));
    before = Buffer.from(line.hash, 'hex');
  }
  return {
    lastHash: before.toString('hex'),
    untold: gone.filter(([seq, name]) => !erased.some(([of, what]) => of === seq && what === name)),
  };
}

const erasedBy = (line: StoredLine): [number, string][] =>
  (
    JSON.parse(line.values.find(({ name }) => name === 'content')?.value ?? '') as {
      facts: { values: [number, string][] };
    }
  ).facts.values;

test('the journal in it proves itself up to the number and hash that the manifest names, worked out here from its lines alone', async () => {
  const { files, manifest } = await downloaded();
  const lines = linesIn(files);
  const { lastHash, untold } = checkedJournal(lines);
  expect(untold).toEqual([]);
  expect(manifest.journal).toEqual({ events: lines.length, lastHash });
  expect(manifest.erasedLater).toEqual({ values: [], files: [], events: [] });
  const stored = lines.flatMap((line) =>
    line['kind'] === 'PHOTO_ADDED' ? (line['files'] as [string, string][]) : [],
  );
  expect(stored.find(([id]) => id === ids.photo)?.[1]).toBe(sha256(photo));
});

test('what is erased while an archive is made is named by its manifest, so that its journal still holds', async () => {
  const raised = await site.raise({ title: 'Mr Secret of the first floor' });
  const going = await site.addPhoto('inspector', raised.id, await grain(70, 64).jpeg().toBuffer());
  await site.server.app.rendered();
  const { id: textOf } = await site.server.app.services.db
    .selectFrom('event')
    .select('id')
    .where('snag_id', '=', raised.id)
    .orderBy('seq')
    .executeTakeFirstOrThrow();
  const erase = (what: string, input: object) =>
    site.ask(
      'admin',
      `mutation ($input: ${what}Input!) { ${what[0]?.toLowerCase()}${what.slice(1)}(input: $input) { receipt { eventId } } }`,
      { input: { ...event(), ...input } },
    );
  const { archive, files, manifest } = await downloaded(async () => {
    await erase('EraseText', { textOf });
    await site.raise({ title: 'Between the two' });
    await erase('ErasePhoto', { photoId: going });
  });
  expect(String(files.get('journal.jsonl'))).not.toContain('Mr Secret');
  expect(String(files.get('tables/snag.jsonl'))).not.toContain('Between the two');
  const lines = linesIn(files);
  const { lastHash, untold } = checkedJournal(lines);
  expect(manifest.journal).toEqual({ events: lines.length, lastHash });
  // Some values of the photo's event too.
  expect(untold.length).toBeGreaterThan(1);
  const { values, files: gone, events } = manifest.erasedLater;
  expect(
    untold.filter(([seq, name]) => !values.some(([of, what]) => of === seq && what === name)),
  ).toEqual([]);
  expect(gone).toEqual([going]);
  expect(files.has(`photos/${going}.jpg`)).toBe(false);
  // Each event proves by its commitment that it says so.
  expect(
    events.map((line) => [line['kind'], Number(line['seq']) > lines.length, goneFrom(line)]),
  ).toEqual([
    ['REDACTED', true, []],
    ['REDACTED', true, []],
  ]);
  expect(events.flatMap(erasedBy)).toEqual(values);
  const before = lines
    .filter((line) => line['kind'] === 'REDACTED')
    .flatMap((line) => [...erasedBy(line), 'its photo']).length;
  expect(await readArchive(await openArchive(sourceOf(archive)))).toMatchObject({
    events: lines.length,
    redacted: before + untold.length,
    lastHash,
  });
});

test('its README says who made it, and names the last event', async () => {
  const { files, manifest } = await downloaded();
  const readme = String(files.get('README.txt'));
  expect(readme).toMatch(/^SITE .*\n\nThe whole project as it was on .*\ndownloaded by Ada Admin/);
  expect(readme).toContain(`last event: ${manifest.journal.events}\n`);
  expect(readme).toContain(`hash: ${manifest.journal.lastHash}\n`);
});

test('only admins of the project get it, and whoever leaves makes room for the next', async () => {
  const outcomes = await Promise.all(
    (['inspector', 'tradeA', 'viewer', 'outsider', null] as const).map(
      async (who) => (await get(who)).status,
    ),
  );
  expect(outcomes).toEqual([403, 403, 403, 404, 401]);
  const both = await Promise.all([get('admin'), get('admin')]);
  expect((await get('admin')).status).toBe(503);
  for (const response of both) await response.body?.cancel();
  for (let status = 503; status !== 200;) {
    const response = await get('admin');
    status = response.status;
    await response.body?.cancel();
  }
  expect(site.server.log).toEqual([]);
});
