import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/freshServer';
import { run } from '../support/program';
import type { Figure } from './main';

/**
 * From `npm start` on a built tree with its data to the line with the address, and what the process
 * holds then.
 */
export async function measureStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  try {
    const first = await start(dataDir);
    const again =
      [await start(dataDir), await start(dataDir), await start(dataDir)].toSorted(
        (one, other) => one.ms - other.ms,
      )[1] ?? first;
    return [
      { name: 'first start, with the demo project made', value: first.ms, unit: 'ms' },
      { name: 'start (built, data there) to ready', value: again.ms, unit: 'ms' },
      { name: 'memory then (RSS)', value: again.mb, unit: 'MB' },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function start(dataDir: string): Promise<{ ms: number; mb: number }> {
  const port = await freePort();
  const started = performance.now();
  const program = run(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  });
  await program.says(/running at/);
  const ms = performance.now() - started;
  const mb = await memory(program.process.pid ?? 0);
  await program.stop();
  return { ms, mb };
}

async function memory(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
