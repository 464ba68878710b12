// Builds what is not built, then becomes the server: one process, so a signal reaches it without a go-between.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stampOf } from './stamp.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const server = join(root, 'dist/server/main.js');
const stamp = join(root, 'dist/stamp');

/** A copy that came without sources runs the build that came with it. */
function isBuilt() {
  if (!existsSync(server) || !existsSync(stamp)) return false;
  return !existsSync(join(root, 'src')) || readFileSync(stamp, 'utf8') === stampOf(root);
}

if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('Snagbook could not be built, so it was not started.');
    process.exit(status ?? 1);
  }
}
process.env.NODE_ENV ??= 'production';
// Wherever it was called from: the data, the client and the contract are found from here.
process.chdir(root);
// As if it had been called by its own name: it finds its neighbours by that.
process.argv[1] = server;
await import(pathToFileURL(server).href);
