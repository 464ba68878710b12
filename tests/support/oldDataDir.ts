import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './sources';

/** Everybody of the archive, with a password of “a password of admin” and so on. */
export const personOf = (key: string): { email: string; password: string } => ({
  email: `${key.toLowerCase()}@site.example`,
  password: `a password of ${key}`,
});

/** A data directory as an earlier version left it, unpacked into a folder of its own. */
export async function oldDataDir(version: 'beforeChain'): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-old-'));
  execFileSync('tar', [
    '-xzf',
    join(root, 'tests/server/dataDirs', `${version}.tar.gz`),
    '-C',
    dataDir,
  ]);
  return dataDir;
}
