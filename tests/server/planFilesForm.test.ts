import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { ClientRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { announce, corners } from '../support/photos';
import { writePdf } from '../support/pdfs';
import { boundary, end, type FormAnswer, formAnswer, openForm, part } from '../support/rawForm';
import { openSite, type PersonKey, type Site } from '../support/site';
import { type Caller, event, newId, refusalOf, signIn } from '../support/wire';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(async () => {
  // Bad input is no fault of ours, and whatever was refused has left nothing.
  expect(site.server.log.splice(0)).toEqual([]);
  await until(async () => (await incoming()).length === 0);
});

const incoming = (): Promise<string[]> => readdir(join(site.server.dataDir, 'temporary'));

/** Asks again until it is so; the test's own time is the limit. */
async function until(so: () => Promise<boolean>): Promise<void> {
  while (!(await so())) await new Promise((resolve) => setImmediate(resolve));
}

const uploadPlanFile = `mutation ($input: UploadPlanFileInput!) { uploadPlanFile(input: $input) { receipt { sha256 byteLength } file { id name byteLength pages { page title widthMm } } } }`;
const plan = writePdf({
  pages: [{ dict: '/MediaBox[0 0 595 842]' }],
  bookmarks: [{ title: 'Level 2', page: 0 }],
});
const planInput = (bytes: Uint8Array = plan) => ({
  ...event(),
  projectId: site.projectId,
  fileId: newId('planfile'),
  name: 'levels.pdf',
  ...announce(bytes),
  file: null,
});
const operations = (input: object, query = uploadPlanFile): string =>
  JSON.stringify({ id: 'free', query, variables: { input } });
const map = JSON.stringify({ 0: ['variables.input.file'] });

const open = (person: PersonKey, headers: Record<string, string | number> = {}): ClientRequest =>
  openForm(site.url, site.people[person], headers);

async function send(parts: Buffer[], person: PersonKey = 'admin') {
  const request = open(person);
  request.end(Buffer.concat(parts));
  return formAnswer(request);
}

/** A plan of which so much has come in, and the rest has not. */
async function openUpload(caller: Caller = site.people.admin): Promise<ClientRequest> {
  const before = (await incoming()).length;
  const request = openForm(site.url, caller);
  request.write(
    Buffer.concat([
      part('operations', operations(planInput())),
      part('map', map),
      part('0', plan, 'levels.pdf').subarray(0, -100),
    ]),
  );
  await until(async () => (await incoming()).length > before);
  return request;
}

test('a plan goes to the disk, is validated and kept, and its pages are told', async () => {
  const input = planInput();
  const { status, errors, data } = await send([
    part('operations', operations(input)),
    part('map', map),
    part('0', plan, '../../levels.pdf'),
    end,
  ]);
  expect([status, errors]).toEqual([200, []]);
  const { sha256, byteLength } = announce(plan);
  expect(data).toMatchObject({
    uploadPlanFile: {
      receipt: { sha256, byteLength },
      file: {
        id: input.fileId,
        name: 'levels.pdf',
        byteLength,
        pages: [{ page: 1, title: 'Level 2' }],
      },
    },
  });
});

describe('a form that is not as the specification says is refused for good', () => {
  const op = () => part('operations', operations(planInput()));
  const file = (name = '0') => part(name, plan, 'levels.pdf');
  const mapped = (value: unknown) => part('map', JSON.stringify(value));

  test.each<[string, () => Buffer[]]>([
    ['the file before the map', () => [op(), file(), part('map', map), end]],
    ['a file that the map does not name', () => [op(), part('map', map), file('1'), end]],
    [
      'one place for two files',
      () => [
        op(),
        mapped({ 0: ['variables.input.file'], 1: ['variables.input.file'] }),
        file(),
        file('1'),
        end,
      ],
    ],
    [
      'a place in what every object has',
      () => [op(), mapped({ 0: ['variables.__proto__.file'] }), file(), end],
    ],
    [
      'another mutation beside the plan’s',
      () => [
        part(
          'operations',
          operations(
            planInput(),
            uploadPlanFile.replace(
              '{ uploadPlanFile',
              '{ removePhoto(input: {}) { event { id } } uploadPlanFile',
            ),
          ),
        ),
        part('map', map),
        file(),
        end,
      ],
    ],
    ['an end that is missing', () => [op(), part('map', map), file()]],
  ])('%s', async (_what, parts) => {
    const { status, errors } = await send(parts());
    expect({ status, errors }).toEqual({
      status: 400,
      errors: [
        {
          message: 'The request could not be read.',
          extensions: { code: 'BAD_REQUEST', retryable: false },
        },
      ],
    });
  });
});

describe('who may not upload plans is told before the file has come', () => {
  test.each<[PersonKey, string, number]>([
    ['tradeA', 'FORBIDDEN', 200],
    ['outsider', 'NOT_FOUND', 200],
  ])('%s: %s', async (person, code, status) => {
    const request = open(person);
    // The rest of the file never comes.
    request.write(
      Buffer.concat([
        part('operations', operations(planInput())),
        part('map', map),
        part('0', plan, 'levels.pdf'),
      ]),
    );
    expect(await formAnswer(request)).toMatchObject({
      status,
      errors: [{ extensions: { code, retryable: false } }],
    });
    request.destroy();
  });
});

test('a plan of 300 MB is refused with its sentence as soon as it says so, and its sender may go on sending until it reads that', async () => {
  const { hostname, port } = new URL(site.url);
  const line = connect(Number(port), hostname);
  let said = '';
  line.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const head = `POST /graphql HTTP/1.1\r\nHost: ${hostname}\r\nX-Snagbook: 1\r\nAuthorization: Bearer ${site.people.admin.token}\r\n`;
  line.write(
    `${head}Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 300000000\r\n\r\n`,
  );
  line.write(
    Buffer.concat([
      part('operations', operations(planInput())),
      part('map', map),
      part('0', plan, 'levels.pdf'),
    ]),
  );
  // More than all buffers between the two hold: it only comes to an end if the other side goes on
  // reading. A cut line rejects.
  for (let n = 0; n < 40; n += 1)
    if (!line.write(Buffer.alloc(1_000_000))) await once(line, 'drain');
  await until(async () => said.includes('"retryable":false'));
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
  expect(said).toContain('This plan is 300 MB. The limit is 200 MB.');
  line.destroy();
});

test('a line that is cut in the middle leaves nothing behind, and its place is free again', async () => {
  const uploads = [await openUpload(), await openUpload()];
  for (const upload of uploads) upload.destroy();
  await until(async () => (await incoming()).length === 0);
  const { errors } = await send([
    part('operations', operations(planInput())),
    part('map', map),
    part('0', plan, 'levels.pdf'),
    end,
  ]);
  expect(errors).toEqual([]);
});

test('two plans of a person and eight in all come in at once, however often one is signed in; one more is asked to come again, and photos are not kept waiting', async () => {
  const busy = {
    status: 503,
    headers: { 'retry-after': '2' },
    errors: [{ extensions: { code: 'SERVER_BUSY', retryable: true } }],
  };
  const whole = Buffer.concat([
    part('operations', operations(planInput())),
    part('map', map),
    part('0', plan, 'levels.pdf'),
    end,
  ]);
  const tryOnce = (caller: Caller): Promise<FormAnswer> => {
    const request = openForm(site.url, caller);
    request.end(whole);
    return formAnswer(request);
  };
  const inspectors = [
    site.people.admin,
    site.people.inspector,
    site.people.inspector2,
    await site.join('inspector3', 'INSPECTOR'),
  ];
  const uploads = [];
  for (const who of inspectors) {
    for (const caller of [who, await signIn(site.url, who)]) uploads.push(await openUpload(caller));
    expect(await tryOnce(who)).toMatchObject(busy);
  }
  const last = await site.join('inspector4', 'INSPECTOR');
  expect(await tryOnce(last)).toMatchObject(busy);
  const { id } = await site.raise();
  await site.addPhoto('inspector', id, await corners().jpeg().toBuffer());
  for (const upload of uploads) upload.destroy();
  await until(async () => (await incoming()).length === 0);
  expect((await tryOnce(last)).errors).toEqual([]);
});

test('a plan’s file sent as text, with a path of the server’s own, is not opened', async () => {
  const file = { path: '/etc/hostname', name: 'x', byteLength: 3, sha256: 'f'.repeat(64) };
  expect(
    refusalOf(await site.gql('admin', uploadPlanFile, { input: { ...planInput(), file } })),
  ).toMatchObject({ code: 'BAD_REQUEST', retryable: false });
});
