import { readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog, type Level } from '../../server/monitoring/log';
import { eventually } from '../support/eventually';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { gql, photoInput, upload } from '../support/wire';

// The compiler's own list.
const documents = JSON.parse(readFileSync('__generated__/documents.json', 'utf8')) as Record<
  string,
  string
>;
const listId = Object.keys(documents).find((id) =>
  documents[id]?.startsWith('query ProjectsScreenQuery'),
);

const token = 'a token of twenty letters and more';
let site: Site;
let lines: string[];
const logAt = (level: Level) => createLog({ level, write: (line) => void lines.push(line) });
async function open(
  level: Level,
  options: { metricsToken?: string } = { metricsToken: token },
): Promise<void> {
  site = await openSite({ log: logAt(level), ...options });
  opened = true;
}
beforeEach(() => void (lines = []));
let opened = false;
afterEach(async () => {
  if (opened) await site.close();
  opened = false;
});

const told = (): Record<string, unknown>[] =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>); // a line of pino is an object
const post = (
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const known = (headers: Record<string, string> = {}): Promise<Response> =>
  post('/graphql', { id: listId, query: '', variables: {} }, headers);
const metrics = async (): Promise<string> =>
  (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
const bearer = (): Record<string, string> => ({
  authorization: `Bearer ${site.people.inspector.token}`,
});

test('the log has a line for each request: which known operation or route it was, how it ended, and how long it took', async () => {
  await open('info');
  lines.length = 0;
  await known(bearer());
  await known({ authorization: 'Bearer made-up' });
  await post('/session', { email: 'admin@site.example', password: 'wrong password' });
  await post('/graphql', { id: 'f'.repeat(64), query: '' });
  await fetch(`${site.url}/healthz`);
  await fetch(`${site.url}/t/a-secret`);
  expect(told()).toEqual(
    [
      { name: 'ProjectsScreenQuery', outcome: 'ok', status: 200 },
      { name: 'unread', outcome: 'refused', status: 401, codes: ['UNAUTHENTICATED'] },
      { name: '/session', outcome: 'refused', status: 403 },
      { name: 'unread', outcome: 'refused', status: 400, codes: ['UNKNOWN_DOCUMENT'] },
    ].map((line) => ({
      level: 'info',
      at: expect.stringMatching(/^2\d{3}-.*Z$/),
      message: 'request',
      ms: expect.any(Number),
      ...line,
    })),
  );
});

test('the log tells no password, no token, no name or address of a person, no text and no name of a file, whatever goes wrong', async () => {
  await open('debug');
  const { inspector, admin } = site.people;
  const words = {
    title: 'Sekretlackierung',
    comment: 'Geheimbemerkung',
    password: 'correct horse battery',
    email: 'nobody.secret@site.example',
    file: 'IMG_geheim.jpg',
  };
  await post('/session', { email: words.email, password: words.password });
  await post('/session', { email: admin.email, password: admin.password });
  await post('/session/reset', {
    token: 'resetsecretresetsecretresetsecretresetsecret',
    password: words.password,
  });
  await fetch(`${site.url}/session`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', 'content-type': 'application/json' },
    body: `{"password":"${words.password}`,
  });
  await fetch(`${site.url}/join/joinsecretjoinsecretjoinsecretjoinsecret`);
  const { id } = await site.raise({ title: words.title, description: words.comment });
  await gql(site.url, inspector, `{ project(code: "${words.title}") { ${words.comment} } }`);
  await gql(
    site.url,
    inspector,
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }`,
    { input: { body: words.comment, snagId: words.title } },
  );
  const bytes = await grain().jpeg().toBuffer();
  await upload(
    site.url,
    inspector,
    `mutation ($input: AddPhotoInput!) { addPhoto(input: $input) { receipt { sha256 } } }`,
    { input: photoInput(id, bytes) },
    new File([new Uint8Array(bytes)], words.file),
  );
  await upload(
    site.url,
    inspector,
    `mutation ($input: AddPhotoInput!) { addPhoto(input: $input) { receipt { sha256 } } }`,
    { input: photoInput(id, Buffer.from(words.comment)) },
    new File([words.comment], words.file),
  );
  // Faults whose errors quote what they could not read.
  const { passwords, photos } = site.server.app.services;
  jest
    .spyOn(passwords, 'matches')
    .mockImplementation((_stored, password) =>
      Promise.reject(
        new SyntaxError(`Unexpected token in "${password}" of ${words.email}\nat 'line' two`),
      ),
    );
  const failed = await post('/session', { email: words.email, password: words.password });
  // The person is told a reference, by which the operator finds the fault and what was asked for.
  // what a fault is answered with
  const { error } = (await failed.json()) as { error: { meta: { reference: string } } };
  const { reference } = error.meta;
  expect(told()).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'an unexpected fault', reference }),
  );
  expect(told()).toContainEqual(
    expect.objectContaining({
      level: 'error',
      message: 'request',
      name: '/session',
      outcome: 'failed',
      status: 500,
      references: [reference],
    }),
  );
  jest
    .spyOn(photos, 'store')
    .mockImplementation((blob) =>
      Promise.reject(
        new Error(
          `no such file: '${blob instanceof File ? blob.name : ''}' with \`${words.comment}\``,
        ),
      ),
    );
  await upload(
    site.url,
    inspector,
    `mutation ($input: AddPhotoInput!) { addPhoto(input: $input) { receipt { sha256 } } }`,
    { input: photoInput(id, bytes) },
    new File([new Uint8Array(bytes)], words.file),
  );
  jest.restoreAllMocks();
  const all = lines.join('');
  expect(told().filter(({ message }) => message === 'an unexpected fault')).toHaveLength(2);
  expect(told().filter(({ message }) => message === 'request').length).toBeGreaterThan(10);
  const secrets = [
    ...Object.values(words),
    inspector.token,
    inspector.cookies,
    admin.email,
    admin.password,
    inspector.name,
    'resetsecret',
    'joinsecret',
  ];
  for (const secret of secrets) expect(all).not.toContain(secret);
  site.server.log.length = 0;
});

test('a request whose device left is told as left, and is no fault', async () => {
  await open('info');
  lines.length = 0;
  const leaving = new AbortController();
  const request = new Request(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', 'content-type': 'application/json', ...bearer() },
    body: JSON.stringify({ id: listId, query: '', variables: {} }),
    signal: leaving.signal,
  });
  const { requests } = site.server.app.services.shares;
  const held = requests.of(site.people.inspector.userId);
  held.take(6);
  const answer = site.server.app.fetch(request);
  await eventually(() => expect(requests.waiting()).toBe(1));
  leaving.abort();
  await answer;
  held.end();
  expect(told()).toEqual([expect.objectContaining({ outcome: 'left', status: 499 })]);
});

test('the metrics are for whoever shows their token, and count requests by known operation and outcome', async () => {
  await open('silent');
  const { url } = site;
  expect((await fetch(`${url}/metrics`)).status).toBe(401);
  expect(
    (await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer another' } })).status,
  ).toBe(401);
  await known(bearer());
  await known(bearer());
  await known({ authorization: 'Bearer made-up' });
  for (const name of ['evil', 'Evil2'])
    await post(
      '/graphql',
      { query: `query ${name} { __typename }`, operationName: name },
      bearer(),
    );
  const read = await metrics();
  expect(read).toContain(
    'snagbook_requests_total{operation="ProjectsScreenQuery",outcome="ok"} 2\n',
  );
  expect(read).toContain('snagbook_requests_total{operation="unread",outcome="refused"} 1\n');
  expect(read).toContain('snagbook_request_seconds_count{operation="ProjectsScreenQuery"} 2\n');
  expect(read).not.toMatch(/evil/i);
  for (const gauge of [
    'sockets 0',
    'journals_followed 0',
    'photos_validating 0',
    'passwords_waiting 0',
  ])
    expect(read).toContain(`\nsnagbook_${gauge}\n`);
  expect(read).toMatch(/\nsnagbook_disk_free_bytes [1-9]/);
  expect(read).toMatch(/\nnodejs_eventloop_lag_p99_seconds [\d.e-]+\n/);
});

test('a server is ready while its database and its files can be reached, and lives meanwhile', async () => {
  await open('silent');
  const ready = async (): Promise<[number, unknown]> => {
    const response = await fetch(`${site.url}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await ready()).toEqual([200, { database: true, files: true, clock: true }]);
  const temporary = join(site.server.dataDir, 'temporary');
  await rename(temporary, `${temporary}-away`);
  // Whoever asks often does not have the storage asked as often.
  expect(await ready()).toEqual([200, { database: true, files: true, clock: true }]);
  const clock = jest.spyOn(site.server.app.services, 'clock').mockReturnValue(Date.now() + 6_000);
  expect(await ready()).toEqual([503, { database: true, files: false, clock: true }]);
  await rename(`${temporary}-away`, temporary);
  // An hour back: the answer of before is not kept for an hour.
  clock.mockReturnValue(Date.now() - 3_600_000);
  jest.spyOn(site.server.app.services.db, 'selectFrom').mockImplementation(() => {
    throw new Error('The disk is gone.');
  });
  expect(await ready()).toEqual([503, { database: false, files: true, clock: true }]);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  jest.restoreAllMocks();
  expect(await ready()).toEqual([200, { database: true, files: true, clock: true }]);
});
