// Writes the CycloneDX list of the packages that Snagbook runs with. `npm sbom --omit=dev` leaves
// out what packages for development need as well, and without --omit=dev it fails on a disagreement
// among those, so it is asked about a lock file whose root does not name them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const { devDependencies: _ours, ...manifest } = read('package.json');
const lock = read('package-lock.json');
delete lock.packages[''].devDependencies;

const scratch = mkdtempSync(join(tmpdir(), 'snagbook-sbom-'));
try {
  // The list bears the name of its folder.
  const folder = join(scratch, manifest.name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { status } = spawnSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
