import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'snagbook-prepared-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const prepared = new Map<string, Promise<void>>();

/** A new data directory that is a copy of one that `make` has filled, once in each test worker. */
export async function copied(
  name: string,
  make: (dataDir: string) => Promise<void>,
): Promise<string> {
  const from = join(folder, name);
  const made = prepared.get(name) ?? mkdir(from).then(() => make(from));
  prepared.set(name, made);
  await made;
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-'));
  // SQLite makes this file anew; one that is still being closed may take it away meanwhile.
  await cp(from, dataDir, { recursive: true, filter: (path) => !path.endsWith('-shm') });
  return dataDir;
}
