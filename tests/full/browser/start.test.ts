import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/freshServer';
import { run, type Program } from '../../support/program';
import { root } from '../../support/sources';

let folder: string;
const running = new Set<Program>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snagbook-start-'));
});
afterEach(async () => {
  await Promise.all([...running].map((program) => program.stop('SIGKILL')));
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

async function start(
  cwd: string,
  environment: Record<string, string> = {},
): Promise<{ program: Program; url: string }> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    SNAGBOOK_DEMO: '0',
    ...environment,
  };
  const program = run(process.execPath, ['scripts/start.mjs'], { cwd, env });
  running.add(program);
  return { program, url: `http://127.0.0.1:${port}` };
}

/** The parts of the repository that a start needs, without a build. */
function copy(): string {
  const to = join(folder, 'copy');
  const parts = [
    'src',
    'network',
    'server',
    'rules',
    'public',
    'scripts',
    '__generated__',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
    'schema.graphql',
    'relay.config.js',
  ];
  for (const part of parts) cpSync(join(root, part), join(to, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
  return to;
}

test('what is built starts at once and answers, and a signal ends it cleanly', async () => {
  const { program, url } = await start(root);
  await program.says(/Snagbook is running at/);
  expect(program.said()).not.toContain('Building');
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ ok: true });
  expect((await fetch(url)).headers.get('content-security-policy')).toContain("script-src 'self'");
  // Else a browser could keep an old service worker for a day.
  expect((await fetch(`${url}/worker.js`)).headers.get('cache-control')).toBe('no-cache');
  await program.stop('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('each file that a device keeps is answered with the bytes that the build names, whatever the language of the browser', async () => {
  const { program, url } = await start(root);
  await program.says(/Snagbook is running at/);
  const [, build = '{}'] =
    /^const SNAGBOOK_BUILD=(.*);$/m.exec(await (await fetch(`${url}/worker.js`)).text()) ?? [];
  const { files } = JSON.parse(build) as { files: Record<string, string> };
  const answered = Object.keys(files).map(async (path) => {
    const response = await fetch(url + path, { headers: { 'accept-language': 'de-DE' } });
    return [
      path,
      `sha256-${createHash('sha256')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('base64')}`,
    ];
  });
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(Object.fromEntries(await Promise.all(answered))).toEqual(files);
});

test('what is not built is built first, and again only when a source has changed; files that are gone do not end the server', async () => {
  const project = copy();
  const first = await start(project);
  await first.program.says(/Building[\s\S]*Snagbook is running at/);
  await first.program.stop();

  const second = await start(project);
  await second.program.says(/Snagbook is running at/);
  expect(second.program.said()).not.toContain('Building');
  await second.program.stop();

  cpSync(join(project, 'public/favicon.svg'), join(project, 'public/another.svg'));
  const third = await start(project);
  await third.program.says(/Building[\s\S]*Snagbook is running at/);
  expect(existsSync(join(project, 'dist/client/another.svg'))).toBe(true);

  // Somebody builds again under the running server.
  rmSync(join(project, 'dist/client/assets'), { recursive: true });
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(await (await fetch(third.url)).text()) ?? [];
  expect((await fetch(third.url + asset)).status).toBe(404);
  expect((await fetch(`${third.url}/healthz`)).status).toBe(200);
});

test('a second start on the same data is refused with a sentence', async () => {
  const first = await start(root);
  await first.program.says(/Snagbook is running at/);
  const second = await start(root);
  expect(await second.program.ended).toBe(1);
  expect(second.program.said().trim().split('\n')).toHaveLength(1);
  expect(second.program.said()).toMatch(/\.$/m);
});
