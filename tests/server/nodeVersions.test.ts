import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from 'graphql-ws';
import { minVersion, satisfies } from 'semver';
import { WebSocket } from 'ws';
import { eventually } from '../support/eventually';
import { notTried } from '../support/notTried';
import { startMs } from '../support/patience';
import { grain } from '../support/photos';
import { type Program, run } from '../support/program';
import {
  answerOf,
  type Caller,
  dataOf,
  event,
  newId,
  nobody,
  photoInput,
  signIn,
} from '../support/wire';

interface Installed {
  engines?: { node?: string };
  dev?: boolean;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const { engines } = read('package.json') as { engines: { node: string } }; // ours
const folder = resolve('tests/engines');
const programOf = (name: string): string =>
  join(folder, 'node_modules', `node-${name}`, 'bin/node');
const versionOf = (name: string): string =>
  execFileSync(programOf(name), ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();

/** Whether those that are named are there, and not others from before. */
function areInstalled(): boolean {
  const { optionalDependencies } = read(join(folder, 'package.json')) as {
    optionalDependencies: Record<string, string>;
  }; // ours
  return ['oldest', 'newest'].every(
    (name) =>
      existsSync(programOf(name)) &&
      optionalDependencies[`node-${name}`]?.endsWith(`@${versionOf(name)}`),
  );
}

/** False, with the reason, where these programs cannot be had. */
function haveEngines(): boolean {
  try {
    if (!areInstalled())
      execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
        cwd: folder,
        stdio: 'pipe',
        timeout: startMs,
      });
    if (areInstalled()) return true;
    notTried('the oldest and the newest Node', 'npm has them as packages for Linux on x64 only');
  } catch (error) {
    notTried(
      'the oldest and the newest Node',
      `npm could not fetch them: ${String(error).split('\n')[0]}`,
    );
  }
  return false;
}
const have = haveEngines();

test('what a server is installed with runs on the oldest Node that we name', () => {
  const oldest = minVersion(engines.node)?.version ?? '';
  // npm's format
  const { packages } = read('package-lock.json') as { packages: Record<string, Installed> };
  const wants = Object.entries(packages).filter(
    ([path, { dev, engines: its }]) =>
      path !== '' && dev !== true && its?.node !== undefined && !satisfies(oldest, its.node),
  );
  expect(wants.map(([path, { engines: its }]) => `${path} wants ${its?.node}`)).toEqual([]);
  if (have) expect(versionOf('oldest')).toBe(oldest);
});

describe.each(['oldest', 'newest'])('on the %s Node, as built', (name) => {
  let dataDir: string;
  let server: Program;
  let url: string;

  // written by the compiler
  const documents = Object.entries(read('__generated__/documents.json') as Record<string, string>);
  const idOf = (operation: string): string =>
    documents.find(([, text]) => new RegExp(`^\\w+ ${operation}\\b`).test(text))?.[0] ?? '';

  async function start(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      SNAGBOOK_DEMO: '0',
      PORT: '0',
      DATA_DIR: dataDir,
    };
    server = run(programOf(name), ['scripts/start.mjs'], { env });
    url = (await server.says(/Snagbook is running at (\S+)\n/))[1] ?? '';
  }

  /** What the page sends: the id of a known document, and a form when there is a file. */
  async function ask<Data>(
    { token }: Caller,
    operation: string,
    input: object,
    file?: Blob,
  ): Promise<Data> {
    const sent = JSON.stringify({ id: idOf(operation), query: '', variables: { input } });
    const form = new FormData();
    form.append('operations', sent);
    form.append('map', '{"0":["variables.input.file"]}');
    if (file !== undefined) form.append('0', file, 'photo.jpg');
    const headers = {
      'x-snagbook': '1',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    const asJson = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: sent,
    };
    return dataOf(
      await answerOf<Data>(
        await fetch(
          `${url}/graphql`,
          file === undefined ? asJson : { method: 'POST', headers, body: form },
        ),
      ),
    );
  }

  test('a snag is raised with its photo, seen live, and there after a restart', async () => {
    if (!have) return;
    dataDir = await mkdtemp(join(tmpdir(), 'snagbook-node-'));
    try {
      await start();
      const owner = { name: 'Ada', email: 'ada@site.example', password: 'a long password' };
      const projectId = newId('project');
      await ask(nobody, 'SetUpFormSetUpMutation', {
        eventId: newId('event'),
        ...owner,
        projectId,
        projectCode: 'SITE',
        projectName: 'Site',
        timeZone: 'UTC',
      });
      const caller = await signIn(url, owner);
      const [locationId, snagId] = [newId('location'), newId('snag')];
      await ask(caller, 'LocationFormSaveMutation', {
        ...event(),
        projectId,
        id: locationId,
        name: 'Hall',
      });
      const raise = { ...event(), projectId, snagId, locationId, title: 'Door sticks' };
      interface Raised {
        raiseSnag: { receipt: { cursor: string; number: number } };
      }
      const { raiseSnag } = await ask<Raised>(caller, 'useRaiseSnagMutation', raise);

      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { token: caller.token },
        retryAttempts: 0,
      });
      // The page sends the id in the text's place; the library's type knows no id.
      const followed = {
        id: idOf('followProjectSubscription'),
        query: '',
        variables: { projectId, after: raiseSnag.receipt.cursor },
      };
      const entries = client.iterate<{ journal: { event: { kind: string } } }>(followed);
      const bytes = await grain(640, 480).jpeg().toBuffer();
      const photo = photoInput(snagId, bytes);
      await ask(
        caller,
        'useAddPhotoMutation',
        { ...photo, file: null },
        new Blob([new Uint8Array(bytes)]),
      );
      expect((await entries.next()).value).toMatchObject({
        data: { journal: { event: { kind: 'PHOTO_ADDED' } } },
      });
      await client.dispose();
      await eventually(async () => {
        const picture = await fetch(`${url}/files/photos/${photo.photoId}/small`, {
          headers: { cookie: caller.cookies },
        });
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      });

      await server.stop('SIGTERM');
      expect(await server.ended).toBe(0);
      await start();
      const page = await fetch(`${url}/`);
      expect([page.status, page.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/html'),
      ]);
      // The same event is answered with its receipt, so it is kept.
      expect(
        (await ask<Raised>(await signIn(url, owner), 'useRaiseSnagMutation', raise)).raiseSnag
          .receipt.number,
      ).toBe(raiseSnag.receipt.number);
      expect(server.said()).not.toContain('"level":"error"');
    } finally {
      await server.stop('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
