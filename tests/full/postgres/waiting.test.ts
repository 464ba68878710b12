import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../../support/bundled';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/databaseProxy';
import { eventually } from '../../support/eventually';
import { newDatabase, urlOf } from '../../support/postgres';
import { type Program, run } from '../../support/program';

// The program itself, started while its database is not there.

const waits =
  'The database cannot be reached, and Snagbook waits for it. Until it can, requests are answered with 503 and devices keep what they have.';

let folder: string;
let url: string;
let databasePort: number;
let databaseUrl: string;
let program: Program;
let proxy: DatabaseProxy | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snagbook-waiting-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  databasePort = await freePort();
  const through = new URL(urlOf(await newDatabase()));
  [through.hostname, through.port] = ['127.0.0.1', String(databasePort)];
  databaseUrl = through.href;
});
afterEach(async () => {
  await program?.stop('SIGKILL');
  await proxy?.close();
  proxy = null;
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so it is not the name of a pipe.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const start = (environment: Record<string, string> = {}): Program =>
  (program = run(process.execPath, [bundled('server/main.ts')], {
    env: {
      ...process.env,
      SNAGBOOK_DEMO: '0',
      PORT: new URL(url).port,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ...environment,
    },
  }));

const timesOf = (sentence: string): number => program.said().split(sentence).length - 1;

async function ask(
  path: string,
  options: RequestInit = {},
): Promise<{ status: number; body: unknown; after: string | null }> {
  const response = await fetch(`${url}${path}`, { redirect: 'manual', ...options });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    body: isJson ? await response.json() : await response.text(),
    after: response.headers.get('retry-after'),
  };
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-snagbook': '1' },
  body: JSON.stringify(body),
});
const askGraphQL = () => ask('/graphql', post({ query: '{ viewer { user { id } } }' }));

test('a server whose database is not there yet answers as one that has lost it, and is the whole server as soon as the database answers', async () => {
  start();
  await eventually(async () =>
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: { ok: true } }),
  );
  const busy = {
    code: 'SERVER_BUSY',
    retryable: true,
    message: 'The server is busy. We will try again in 2 seconds.',
  };
  expect(await ask('/readyz')).toEqual({ status: 503, body: { database: false }, after: null });
  expect(await askGraphQL()).toMatchObject({
    status: 503,
    after: '2',
    body: {
      errors: [{ message: busy.message, extensions: { code: 'SERVER_BUSY', retryable: true } }],
    },
  });
  expect(await ask('/session/refresh', post({}))).toMatchObject({
    status: 503,
    after: '2',
    body: { error: busy },
  });
  expect(
    await ask('/files/photos/photo_1/full.webp', { headers: { 'accept-language': 'de' } }),
  ).toEqual({ status: 503, after: '2', body: expect.stringMatching(/^Der Server/) });
  // The pages say themselves that there is no server, where they are built.
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-type')]).toEqual(
    existsSync('dist/client/index.html')
      ? [200, expect.stringContaining('text/html')]
      : [503, 'text/plain;charset=UTF-8'],
  );

  proxy = await startDatabaseProxy(urlOf('postgres'), databasePort);
  // Whoever lets everybody in and cuts them at once is not there either.
  proxy.refuse(true);
  await eventually(() => expect(proxy?.refusals()).toBeGreaterThan(0));
  expect(await ask('/readyz')).toMatchObject({ status: 503 });
  proxy.refuse(false);
  await program.says(/Snagbook is running at \S+\n/);
  expect(program.said()).toContain(`Snagbook is running at ${url}\n`);
  // The log is another channel.
  await eventually(() =>
    expect([timesOf(waits), timesOf('The database can be reached, and Snagbook starts.')]).toEqual([
      1, 1,
    ]),
  );
  expect(await ask('/readyz')).toMatchObject({
    status: 200,
    body: { database: true, files: true, clock: true },
  });
  expect(await askGraphQL()).toMatchObject({
    body: { errors: [{ extensions: { code: 'UNKNOWN_DOCUMENT' } }] },
  });
  await program.stop();
  expect(await program.ended).toBe(0);
});

test('a server that waits ends with a sentence when the database answers that it does not let it in', async () => {
  start();
  await program.says(/Snagbook waits for it/);
  proxy = await startDatabaseProxy(urlOf('postgres'), databasePort);
  proxy.deny('28P01');
  expect(await program.ended).toBe(1);
  expect(program.said()).toMatch(
    /^PostgreSQL at DATABASE_URL does not take this user and password\.$/m,
  );
});
