import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../support/freshServer';
import { run, type Program } from '../support/program';
import { root } from '../support/sources';

let folder: string;
let server: Program | null = null;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'snagbook-image-'))));
afterEach(async () => {
  await server?.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const left = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');

interface Locked {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly integrity?: string }>
  >;
}
const lockedIn = (path: string): [string, string | undefined, string | undefined][] =>
  Object.entries((JSON.parse(readFileSync(path, 'utf8')) as Locked).packages).flatMap(
    ([name, { version, integrity }]) => (name === '' ? [] : [[name, version, integrity]]),
  ); // npm's format

/**
 * Where our own packages are those of the lock in this folder, as npm wrote down when it installed
 * them, `npm ci` would make the same of it again, which takes half a minute. Then the folder gets
 * links to the same files, but for the one that npm writes into later; false where npm has to do
 * it.
 */
function isInstalledInto(folder: string): boolean {
  const [ours, npms] = [join(root, 'node_modules'), '.package-lock.json'];
  const locked = new Map(
    lockedIn(join(folder, 'package-lock.json')).map((each) => [each[0], String(each)]),
  );
  if (!lockedIn(join(ours, npms)).every((each) => locked.get(each[0]) === String(each)))
    return false;
  const copy = join(folder, 'node_modules');
  try {
    execFileSync('cp', ['-al', ours, copy], { stdio: 'pipe' });
  } catch {
    // Another disk, or a system without links.
    rmSync(copy, { recursive: true, force: true });
    execFileSync('cp', ['-a', ours, copy]);
  }
  rmSync(join(copy, npms));
  cpSync(join(ours, npms), join(copy, npms));
  return true;
}

/**
 * Takes the steps of the Dockerfile in a folder for each stage, as whoever runs the test; answers
 * what the last one would start, and its health check.
 */
async function build(): Promise<{
  cwd: string;
  env: Record<string, string>;
  command: string[];
  check: string;
}> {
  const env: Record<string, string> = {};
  let [stage, cwd, check] = ['', '', ''];
  let command: string[] = [];
  const within = (path: string, of = stage): string =>
    path.startsWith('/') ? join(of, path) : join(cwd, path);
  for (const line of readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n')) {
    const [, step = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (step === 'FROM') {
      stage = join(folder, / AS (\w+)/.exec(rest)?.[1] ?? 'last');
      mkdirSync(stage);
    } else if (step === 'WORKDIR') mkdirSync((cwd = within(rest)), { recursive: true });
    else if (step === 'ENV')
      for (const each of rest.split(' ')) env[each.split('=')[0] ?? ''] = each.split('=')[1] ?? '';
    else if (step === 'RUN' && !(rest === 'npm ci --no-audit --no-fund' && isInstalledInto(cwd))) {
      const ran = run('sh', ['-c', rest], {
        cwd,
        env: { ...process.env, NODE_ENV: '', NODE_OPTIONS: '', npm_config_prefer_offline: 'true' },
      });
      const code = await ran.ended;
      if (code !== 0) throw new Error(`${rest} ended with ${code}: ${ran.said()}`);
    } else if (step === 'COPY') {
      const words = rest.split(' ').filter((word) => !word.startsWith('--'));
      const from = /--from=(\w+)/.exec(rest)?.[1];
      const to = within(words.at(-1) ?? '');
      if (rest === '. .') {
        for (const name of execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
          .split('\0')
          .filter((path) => path !== '' && !left.includes(path.split('/')[0] ?? '')))
          cpSync(join(root, name), join(to, name), { recursive: true });
      } else {
        for (const name of words.slice(0, -1)) {
          const [source, target] = [
            from === undefined ? join(root, name) : within(name, join(folder, from)),
            words.at(-1) === './' ? join(to, basename(name)) : to,
          ];
          // Nothing else is taken from the earlier stage, and moving its packages takes no time.
          if (from !== undefined && !existsSync(target)) renameSync(source, target);
          else cpSync(source, target, { recursive: true, verbatimSymlinks: true });
        }
      }
      // the form in which no shell stands between
    } else if (step === 'CMD') command = JSON.parse(rest) as string[];
    else if (step === 'HEALTHCHECK') check = rest.replace(/^.* CMD /, '');
  }
  return { cwd, env: { ...env, DATA_DIR: within(env['DATA_DIR'] ?? '') }, command, check };
}

test('the steps of the Dockerfile make a server that starts, says that it is ready, and stops when it is told to', async () => {
  const { cwd, env, command, check } = await build();
  const [program = '', ...args] = command;
  const PORT = String(await freePort());
  server = run(program, args, { cwd, env: { PATH: process.env['PATH'] ?? '', ...env, PORT } });
  await server.says(/Snagbook is running at .*\n/);
  const asked = run('sh', ['-c', check], { env: { PATH: process.env['PATH'] ?? '', PORT } });
  expect(await asked.ended).toBe(0);
  expect(await (await fetch(`http://127.0.0.1:${PORT}/`)).text()).toContain(
    '<title>Snagbook</title>',
  );
  await server.stop('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(
    await run('sh', ['-c', check], { env: { PATH: process.env['PATH'] ?? '', PORT } }).ended,
  ).toBe(1);
});
