import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../../support/archives';
import { readPdf } from '../../support/readPdf';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { dataOf, event, newId, type Variables } from '../../support/wire';

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
const get = (who: PersonKey, path: string): Promise<Response> =>
  fetch(`${site.url}${path}`, { headers: { cookie: site.people[who].cookies } });
const db = () => site.server.app.services.db;
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
    /^Snag list\nSITE Site\nMüller & Söhne · 1 High Street · Town\n/,
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
