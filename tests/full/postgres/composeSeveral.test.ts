import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../support/beforeBrowser';
import { setByCompose, setByImage } from '../../support/deployments';
import { freePort } from '../../support/freshServer';
import { newDatabase, urlOf } from '../../support/postgres';
import { type Program, run } from '../../support/program';
import { type S3Server, startS3 } from '../../support/s3Server';
import { root, source } from '../../support/sources';
import {
  type Answer,
  type Caller,
  cookiesOf,
  dataOf,
  event,
  newId,
  nobody,
} from '../../support/wire';

// What deploy/compose.several.yaml has Docker start, as a plain user: its two processes with all
// that it and the image set for them, a PostgreSQL and a storage that speaks S3.

/** What its first lines ask for. The name and the secret are those of the storage of the tests. */
const asked: Readonly<Record<string, string>> = {
  SNAGBOOK_HOST: 'snags.example.org',
  POSTGRES_PASSWORD: 'secret',
  FILES_KEY: 'S3RVER',
  FILES_SECRET: 'S3RVER',
  METRICS_TOKEN: 'a token of whoever watches',
};

const ofCompose = setByCompose('deploy/compose.several.yaml', asked);
// the form in which no shell stands between
const command = JSON.parse(/^CMD (.*)$/m.exec(source('Dockerfile').text)?.[1] ?? '[]') as string[];

interface Process {
  readonly url: string;
  readonly program: Program;
}

let s3: S3Server;
let folders: string[];
let processes: Process[];
beforeAll(async () => {
  await buildIfStale();
  s3 = await startS3();
  // Empty: the first of them makes its tables, while the other one waits.
  const database = urlOf(await newDatabase('template0'));
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'snagbook-compose-'))));
  processes = await Promise.all(
    folders.map(async (folder): Promise<Process> => {
      const port = await freePort();
      // What has a name of its own among containers.
      const here = {
        PORT: String(port),
        PUBLIC_URL: `https://127.0.0.1:${port}`,
        DATA_DIR: folder,
        DATABASE_URL: database,
        FILES_ENDPOINT: s3.environment()['FILES_ENDPOINT'] ?? '',
      };
      const program = run(process.execPath, command.slice(1), {
        cwd: root,
        env: { PATH: process.env['PATH'] ?? '', ...setByImage(), ...ofCompose, ...here },
      });
      await program.says(/Snagbook is running at .*\n/);
      return { url: `http://127.0.0.1:${port}`, program };
    }),
  );
});
afterAll(async () => {
  await Promise.all(processes.map(({ program }) => program.stop('SIGKILL')));
  await s3.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** What the page sends: the id of a known document. */
async function ask<Data>(
  { url }: Process,
  { token }: Caller,
  operation: string,
  input: object,
): Promise<Data> {
  const documents = JSON.parse(
    await readFile(join(root, '__generated__/documents.json'), 'utf8'),
  ) as Record<string, string>; // the compiler's own file
  const id =
    Object.keys(documents).find((each) => documents[each]?.startsWith(`mutation ${operation}(`)) ??
    '';
  const headers = {
    'x-snagbook': '1',
    'content-type': 'application/json',
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id, query: '', variables: { input } }),
  });
  return dataOf({
    status: answer.status,
    errors: [],
    ...((await answer.json()) as Pick<Answer<Data>, 'data'>),
  }); // what the wire promises for every answer of /graphql
}

test('a project that one of them sets up is worked with on the other, and they stop when they are told to', async () => {
  const [first, second] = processes as [Process, Process];
  const owner = { name: 'Ada', email: 'ada@site.example', password: 'a long password' };
  const projectId = newId('project');
  await ask(first, nobody, 'SetUpFormSetUpMutation', {
    eventId: newId('event'),
    ...owner,
    projectId,
    projectCode: 'SITE',
    projectName: 'Site',
    timeZone: 'UTC',
  });
  // As the proxy hands it on.
  const signedIn = await fetch(`${second.url}/session`, {
    method: 'POST',
    headers: {
      'x-snagbook': '1',
      'content-type': 'application/json',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7',
    },
    body: JSON.stringify(owner),
  });
  expect(signedIn.headers.getSetCookie().filter((cookie) => !cookie.includes('Secure'))).toEqual(
    [],
  );
  // what the route promises
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const caller = { token: accessToken, cookies: cookiesOf(signedIn) };
  const locationId = newId('location');
  await ask(second, caller, 'LocationFormSaveMutation', {
    ...event(),
    projectId,
    id: locationId,
    name: 'Hall',
  });
  await ask(second, caller, 'useRaiseSnagMutation', {
    ...event(),
    projectId,
    snagId: newId('snag'),
    locationId,
    title: 'Door sticks',
  });
  const table = await fetch(`${first.url}/files/tables/${projectId}/snags.csv`, {
    headers: { cookie: caller.cookies },
  });
  expect(await table.text()).toContain('Door sticks');
  // Whose it is.
  expect(await s3.keys()).not.toEqual([]);
  for (const { program } of processes) {
    await program.stop('SIGTERM');
    expect(await program.ended).toBe(0);
  }
});
