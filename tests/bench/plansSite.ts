import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, runServer } from '../support/freshServer';

export const owner = {
  role: 'ADMIN',
  name: 'Owner',
  email: 'owner@bench.example',
  password: 'a long password',
};

export interface PlansSite {
  url: string;
  close(): Promise<void>;
}

/**
 * A built server with a plan for each of the counts, its code `P` and the count, which carries so
 * many snags.
 */
export async function openPlansSite(counts: readonly number[]): Promise<PlansSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  await promisify(execFile)('node_modules/.bin/tsx', [
    'tests/bench/plansFill.ts',
    dataDir,
    ...counts.map(String),
  ]);
  const port = await freePort();
  const program = await runServer(port, dataDir, { SNAGBOOK_DEMO: '0' });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await program.stop('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
