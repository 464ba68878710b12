import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from './chromium';
import { eventually } from './eventually';
import { startMs } from './patience';
import { freePort, runServer } from './freshServer';

const execute = promisify(execFile);
const root = process.cwd();

/**
 * Runs once before the browser tests: a Chromium, a build of these sources, and data with the demo
 * project to begin with.
 */
export default async function prepare(): Promise<void> {
  await Promise.all([findChromium(), buildIfStale()]);
  const dataDir = mkdtempSync(join(tmpdir(), 'snagbook-demo-'));
  const server = await runServer(await freePort(), dataDir);
  await eventually(() => allIsDrawn(dataDir), startMs);
  await server.stop('SIGTERM');
  process.env['SNAGBOOK_DEMO_DATA'] = dataDir;
}

/** Once, and not by the server of every test again. */
async function allIsDrawn(dataDir: string): Promise<void> {
  const count = async (folder: string, name: RegExp): Promise<number> =>
    (await readdir(join(dataDir, folder), { recursive: true })).filter((path) => name.test(path))
      .length;
  const [photos, pictures] = [
    await count('photos/originals', /\.jpg$/),
    await count('photos/renditions', /\.large\.webp$/),
  ];
  const [files, sheets] = [
    await count('plans/files', /\.pdf$/),
    await count('plans/sheets', /[0-9a-f]{32}$/),
  ];
  if (pictures < photos || sheets < 2 * files) throw new Error('Not everything is drawn yet.');
}

/** What runs is the built product, of these sources. */
export async function buildIfStale(): Promise<void> {
  const script = `
    import { existsSync, readFileSync } from 'node:fs';
    import { stampOf } from './scripts/stamp.mjs';
    process.exitCode = existsSync('dist/stamp') && readFileSync('dist/stamp', 'utf8') === stampOf(process.cwd()) ? 0 : 1;`;
  const fresh = await execute(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
  }).then(
    () => true,
    () => false,
  );
  if (!fresh)
    await execute(join(root, 'node_modules/.bin/tsx'), ['scripts/build.ts'], { cwd: root });
}
