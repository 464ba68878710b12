import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { namedFiles } from '../../server/backup/namedFiles';
import { storageKeyOfLogo } from '../../server/files/logoFiles';
import { readAll } from '../../server/files/storage';
import { openArchive } from '../../server/features/wholeProject/openArchive';
import { readArchive } from '../../server/features/wholeProject/readArchive';
import { sweep } from '../../server/sweep';
import {
  archiveOf,
  bringIn,
  changed,
  changeLine,
  emptyServer,
  sha256,
  sourceOf,
} from '../support/archives';
import { readPdf } from '../support/readPdf';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event, newId, refusalOf, type Variables } from '../support/wire';
import { unzipped } from '../support/unzipped';

let site: Site;
let logo: Buffer;
beforeAll(async () => {
  site = await openSite();
  logo = await picture(300, 60).png().toBuffer();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 60, b: 0, alpha: 0.5 } },
  });

interface Sender {
  senderName: string;
  senderAddress: string;
  senderLogoUrl: string | null;
}
const fields = 'senderName senderAddress senderLogoUrl';
const setText = (who: PersonKey, input: Variables) =>
  site.gql<{ editProject: { project: Sender } }>(
    who,
    `mutation ($input: EditProjectInput!) { editProject(input: $input) { project { ${fields} } } }`,
    { input: { ...event(), projectId: site.projectId, ...input } },
  );
const setLogo = (who: PersonKey, bytes: Buffer, input: Variables = {}) =>
  site.upload<{ setSenderLogo: { project: Sender } }>(
    who,
    `mutation ($input: SetSenderLogoInput!) { setSenderLogo(input: $input) { receipt { sha256 } project { ${fields} } } }`,
    {
      input: {
        ...event(),
        projectId: site.projectId,
        sha256: sha256(bytes),
        byteLength: bytes.length,
        ...input,
      },
    },
    new Blob([new Uint8Array(bytes)]),
  );
const removeLogo = (who: PersonKey, input: Variables = {}) =>
  site.gql<{ removeSenderLogo: { project: Sender } }>(
    who,
    `mutation ($input: RemoveSenderLogoInput!) { removeSenderLogo(input: $input) { project { ${fields} } } }`,
    { input: { ...event(), projectId: site.projectId, ...input } },
  );
const sender = async (who: PersonKey): Promise<Sender> =>
  (await site.ask<{ project: Sender }>(who, `{ project(code: "SITE") { ${fields} } }`)).project;
const get = (who: PersonKey, path: string): Promise<Response> =>
  fetch(`${site.url}${path}`, { headers: { cookie: site.people[who].cookies } });
const db = () => site.server.app.services.db;
const keyNow = async (): Promise<string> =>
  (
    await db()
      .selectFrom('project')
      .select('logo_key')
      .where('id', '=', site.projectId)
      .executeTakeFirstOrThrow()
  ).logo_key ?? '';
const stored = (key: string) =>
  readAll(site.server.app.services.files.storage, storageKeyOfLogo(key, 'original'));
const changesTold = async (): Promise<unknown> =>
  JSON.parse(
    (
      await db()
        .selectFrom('told_event')
        .select('changes')
        .where('project_id', '=', site.projectId)
        .orderBy('seq', 'desc')
        .executeTakeFirstOrThrow()
    ).changes ?? '[]',
  );

async function made(paper = 'A4') {
  const input = {
    projectId: site.projectId,
    id: newId('report'),
    kind: 'LIST',
    filter: { chip: 'ALL' },
    settings: { photos: 'NONE', grouping: 'PLACE', paper, language: 'en' },
  };
  await site.ask(
    'inspector',
    'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { id } } }',
    { input },
  );
  await site.server.app.rendered();
  const path = join(site.server.dataDir, `${input.id}.pdf`);
  await writeFile(
    path,
    Buffer.from(await (await get('inspector', `/files/reports/${input.id}`)).arrayBuffer()),
  );
  return readPdf(path);
}

test('an admin sets who stands at the head of reports: name, address and logo are on the first page of the next PDF and on its preview, and in the journal', async () => {
  const search = new URLSearchParams({
    kind: 'LIST',
    photos: 'NONE',
    grouping: 'PLACE',
    paper: 'A4',
    language: 'en',
    filter: '{}',
  });
  const before = Buffer.from(
    await (await get('inspector', `/files/reports/preview/SITE?${search}`)).arrayBuffer(),
  );
  expect((await made()).pictures).toEqual([]);

  const text = dataOf(
    await setText('admin', {
      senderName: 'Müller & Söhne',
      senderAddress: ' 1 High Street \r\n\nTown  \n',
    }),
  ).editProject.project;
  expect(text).toEqual({
    senderName: 'Müller & Söhne',
    senderAddress: '1 High Street\nTown',
    senderLogoUrl: null,
  });
  expect(await changesTold()).toEqual([
    { field: 'sender_name', from: '', to: 'Müller & Söhne' },
    { field: 'sender_address', from: '', to: '1 High Street\nTown' },
  ]);
  const { senderLogoUrl: url } = dataOf(await setLogo('admin', logo)).setSenderLogo.project;
  expect(await changesTold()).toEqual([{ field: 'logo', from: null, to: sha256(logo) }]);

  const pdf = await made();
  expect(pdf.pictures).toEqual(['Logo of Müller & Söhne']);
  expect(pdf.pages[0]?.replaceAll('\r', '')).toMatch(
    /^Müller & Söhne\n1 High Street\nTown\nSnag list\n/,
  );
  const after = Buffer.from(
    await (await get('inspector', `/files/reports/preview/SITE?${search}`)).arrayBuffer(),
  );
  expect(after.equals(before)).toBe(false);

  const shown = await get('viewer', url ?? '');
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
    width: 300,
    height: 60,
    hasAlpha: false,
  });
  expect([
    (await get('tradeA', url ?? '')).status,
    (await get('outsider', url ?? '')).status,
    (await fetch(`${site.url}${url}`)).status,
  ]).toEqual([200, 404, 404]);
});

test('another logo takes the place of the one before, whose bytes go; removing it removes the bytes too, and what was made stays', async () => {
  dataOf(await setLogo('admin', logo));
  const first = await keyNow();
  const other = await picture(100, 100).jpeg().toBuffer();
  const sent = { ...event() };
  dataOf(await setLogo('admin', other, sent));
  const second = await keyNow();
  expect([await stored(first), await stored(second)]).toEqual([null, other]);
  // An answer that was lost: the same event again.
  dataOf(await setLogo('admin', other, sent));
  expect(await keyNow()).toBe(second);
  expect(
    (await site.server.app.services.files.storage.list(`logos/${second.slice(0, 2)}/`)).length,
  ).toBe(2);

  const { senderLogoUrl: url } = await sender('admin');
  expect((await made()).pictures).toHaveLength(1);
  expect(dataOf(await removeLogo('admin')).removeSenderLogo.project.senderLogoUrl).toBeNull();
  expect(await changesTold()).toEqual([{ field: 'logo', from: sha256(other), to: null }]);
  expect([await stored(second), (await get('admin', url ?? '')).status]).toEqual([null, 404]);
  expect((await made()).pictures).toEqual([]);
  dataOf(await removeLogo('admin'));
});

test('what is no logo, too large, damaged or cut short is refused with a sentence, and so is who is no admin; nothing of it is kept', async () => {
  dataOf(await setLogo('admin', logo));
  const key = await keyNow();
  const refused = async (bytes: Buffer, input: Variables = {}) =>
    refusalOf(await setLogo('admin', bytes, input)).code;
  expect(await refused(Buffer.from('%PDF-1.4'))).toBe('LOGO_TYPE');
  expect(await refused(await sharp(logo).webp().toBuffer())).toBe('LOGO_TYPE');
  expect(await refused(Buffer.concat([logo.subarray(0, 60), Buffer.alloc(400)]))).toBe(
    'LOGO_UNREADABLE',
  );
  expect(await refused(await picture(400, 20).png().toBuffer())).toBe('LOGO_UNREADABLE');
  expect(refusalOf(await setLogo('admin', Buffer.alloc(2_000_001)))).toMatchObject({
    code: 'LOGO_TOO_BIG',
    message: 'This logo is 2.1 MB. The limit is 2 MB.',
  });
  expect(await refused(logo, { sha256: sha256(Buffer.from('x')) })).toBe('LOGO_DAMAGED');
  expect(await refused(logo, { projectId: newId('project') })).toBe('NOT_FOUND');
  expect(refusalOf(await setText('admin', { senderAddress: '1\n2\n3\n4\n5\n6\n7' }))).toMatchObject(
    { code: 'SENDER_LINES', field: 'senderAddress' },
  );
  expect(refusalOf(await setText('admin', { senderName: 'x'.repeat(121) })).code).toBe(
    'TEXT_TOO_LONG',
  );
  expect(await keyNow()).toBe(key);
  for (const who of ['inspector', 'tradeA', 'viewer'] as const)
    expect([
      refusalOf(await setLogo(who, logo)).code,
      refusalOf(await removeLogo(who)).code,
      refusalOf(await setText(who, { senderName: 'x' })).code,
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect([
    refusalOf(await setLogo('outsider', logo)).code,
    refusalOf(await removeLogo('outsider')).code,
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  const { storage } = site.server.app.services.files;
  const shards = await Promise.all(
    (await storage.list('logos/')).map(({ key: shard }) => storage.list(`${shard}/`)),
  );
  expect(
    shards
      .flat()
      .map(({ key: each }) => each)
      .toSorted(),
  ).toEqual([storageKeyOfLogo(key, 'original'), storageKeyOfLogo(key, 'picture')]);
});

test('the logo is swept only without a project, is named to backups, and comes with the archive of the project', async () => {
  dataOf(await setText('admin', { senderName: 'Müller & Söhne', senderAddress: 'Town' }));
  dataOf(await setLogo('admin', logo));
  const { services } = site.server.app;
  const key = await keyNow();
  const orphan = `${'0'.repeat(32)}.logo.png`;
  await services.files.storage.put(storageKeyOfLogo(orphan, 'original'), [logo]);
  const now = services.clock;
  services.clock = () => now() + 365 * 86_400_000;
  await services.logos.sweep(async (keys) => new Set(keys.filter((each) => each === key)), -1_000);
  services.clock = now;
  expect([await stored(orphan), await stored(key)]).toEqual([null, logo]);
  await sweep(services);
  expect(await stored(key)).toEqual(logo);
  site.server.log.splice(0);
  const named = [];
  for await (const file of namedFiles(db())) if (file.key.startsWith('logos/')) named.push(file);
  expect(named).toEqual([
    {
      key: storageKeyOfLogo(key, 'original'),
      original: { id: site.projectId, of: 'logo', sha256: sha256(logo) },
    },
    { key: storageKeyOfLogo(key, 'picture'), original: null },
  ]);

  const zip = await archiveOf(site);
  const path = [...unzipped(zip).keys()].find((each) => each.startsWith('logos/')) ?? '';
  expect(path).toMatch(/^logos\/logo_\w+\.png$/);
  const outcome = async (bytes: Buffer): Promise<unknown> =>
    readArchive(await openArchive(sourceOf(bytes))).then(
      () => 'holds',
      (error: { code: string }) => error.code,
    );
  expect(await outcome(zip)).toBe('holds');
  expect(await outcome(await changed(zip, (all) => all.set(path, Buffer.from('another'))))).toBe(
    'ARCHIVE_BROKEN',
  );
  expect(await outcome(await changed(zip, (all) => all.delete(path)))).toBe('ARCHIVE_BROKEN');
  // As a version before made them: without a sender.
  const older = await changed(
    zip,
    (all) => {
      all.delete(path);
      changeLine(all, 'tables/project.jsonl', 1, (line) =>
        Object.keys(line).forEach(
          (column) => /^(sender|logo)_/.test(column) && delete line[column],
        ),
      );
    },
    { manifest: (manifest) => (manifest['format'] = 2) },
  );
  expect(await outcome(older)).toBe('holds');

  const elsewhere = await emptyServer();
  expect(await bringIn(elsewhere, elsewhere.owner, zip)).toMatchObject({ state: 'DONE' });
  const there = await elsewhere.app.services.db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', site.projectId)
    .executeTakeFirstOrThrow();
  expect(there).toMatchObject({
    sender_name: 'Müller & Söhne',
    sender_address: 'Town',
    logo_sha256: sha256(logo),
    logo_mime: 'image/png',
  });
  expect(
    await readAll(
      elsewhere.app.services.files.storage,
      storageKeyOfLogo(there.logo_key ?? '', 'original'),
    ),
  ).toEqual(logo);
  // Its picture is made when somebody first looks.
  expect(
    (await elsewhere.app.services.logos.picture(there.logo_key ?? ''))?.byteLength,
  ).toBeGreaterThan(0);
  await elsewhere.close();

  const third = await emptyServer();
  expect(await bringIn(third, third.owner, older)).toMatchObject({ state: 'DONE' });
  expect(
    await third.app.services.db
      .selectFrom('project')
      .select(['sender_name', 'logo_id', 'logo_key'])
      .where('id', '=', site.projectId)
      .executeTakeFirstOrThrow(),
  ).toEqual({ sender_name: '', logo_id: null, logo_key: null });
  await third.close();
});
