import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
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
  // At once: libsql may close its last connection to it later, which moves what is in the journal.
  cpSync(from, dataDir, { recursive: true });
  return dataDir;
}
