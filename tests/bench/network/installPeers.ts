import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const folder = 'tests/bench';

/**
 * The peers are no dependencies of this repository: whoever wants the comparison installs them,
 * once.
 */
export function installPeers(): void {
  // npm writes this file last, so a broken installation has none.
  if (existsSync(`${folder}/node_modules/.package-lock.json`)) return;
  console.log(
    `  The peers are being installed into ${folder}/node_modules, this once: npm ci --prefix ${folder}`,
  );
  execFileSync('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
