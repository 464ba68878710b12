// Builds if necessary and then runs the server in the same process, so that it gets signals
// directly.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stampOf } from './stamp.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const server = join(root, 'dist/server/main.js');
const stamp = join(root, 'dist/stamp');

/** A copy without sources runs the build it contains. */
function isBuilt() {
  if (!existsSync(server) || !existsSync(stamp)) return false;
  return !existsSync(join(root, 'src')) || readFileSync(stamp, 'utf8') === stampOf(root);
}

if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('Snagbook could not be built, so it was not started.');
    process.exit(status ?? 1);
  }
}
process.env.NODE_ENV ??= 'production';
// Data, client and schema are found relative to this folder, whatever the current one.
process.chdir(root);
// The server finds its neighbouring files by the path of the script.
process.argv[1] = server;
await import(pathToFileURL(server).href);
