import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onPostgres } from './postgres';

const given = process.env['SNAGBOOK_TEST_DATA'];

/**
 * A new data directory that is a copy of one `make` has filled, once for all tests of the gate.
 * Null where no gate runs, because nobody would delete what was prepared.
 */
export async function copied(
  name: string,
  make: (dataDir: string) => Promise<void>,
): Promise<string | null> {
  if (given === undefined) return null;
  const prepared = join(given, `prepared-${name}${onPostgres ? '-postgres' : ''}`);
  const copy = async (): Promise<string> => {
    const dataDir = await mkdtemp(join(given, 'snagbook-'));
    await cp(prepared, dataDir, { recursive: true });
    return dataDir;
  };
  try {
    return await copy();
  } catch {
    const made = await mkdtemp(join(given, 'preparing-'));
    await make(made);
    // Several test processes may prepare it at the same time: the first one's stays.
    await rename(made, prepared).catch(() => rm(made, { recursive: true, force: true }));
    return copy();
  }
}
