import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../environment/findPostgres.mjs';
import type { Figure } from './main';

const run = promisify(execFile);

/** s of faults, unless SNAGBOOK_FAULT_SECONDS says something else. */
const seconds = 600;

/** ms from one fault to the next. */
const pause = '900';

/**
 * The test of `tests/postgres/faults.test.ts`, for ten minutes and with other faults each time:
 * three processes on one PostgreSQL are killed and lose their lines to it, while devices write and
 * screens follow; fails where the journal is not what they were told. SNAGBOOK_FAULT_SEED repeats
 * the faults of a run.
 */
export async function measureFaults(): Promise<Figure[] | string> {
  const found = await findPostgres(process.env['TEST_DATABASE_URL']);
  if (found.url === undefined) return `  not tried, because ${found.why}`;
  const folder = await mkdtemp(join(tmpdir(), 'snagbook-faults-'));
  const report = join(folder, 'report.json');
  const seed = process.env['SNAGBOOK_FAULT_SEED'] ?? String(Math.floor(Math.random() * 1_000_000));
  const env = {
    ...process.env,
    TEST_DATABASE_URL: found.url,
    SNAGBOOK_FAULT_SECONDS: process.env['SNAGBOOK_FAULT_SECONDS'] ?? String(seconds),
    SNAGBOOK_FAULT_PAUSE: pause,
    SNAGBOOK_FAULT_SEED: seed,
    SNAGBOOK_FAULT_REPORT: report,
  };
  console.log(`  seed ${seed}`);
  try {
    await run(
      'node_modules/.bin/jest',
      ['--selectProjects', 'postgres', '--testPathPatterns', 'tests/postgres/faults'],
      { env, maxBuffer: 1e8 },
    );
    // Written by that test.
    const tally = JSON.parse(await readFile(report, 'utf8')) as Record<string, number>;
    return Object.entries(tally).map(([name, value]) => ({ name, value, unit: 'times' }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
