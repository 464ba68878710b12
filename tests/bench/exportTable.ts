import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { createApp } from '../../server/app';
import type { Figure } from './main';
import { owner } from './plansSite';
import type { BenchSite } from './scale/fill';

const megabyte = 1_000_000;

/**
 * What downloading the snags of a project as a table takes of the server: CPU, memory beyond that
 * before, and how long others wait for their turn.
 */
export async function measureExportTable(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const snags of [1_000, 10_000, 100_000]) {
    const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
    try {
      const { stdout } = await promisify(execFile)(
        'node_modules/.bin/tsx',
        ['tests/bench/scale/fill.ts', dataDir, String(snags), '20'],
        { maxBuffer: 1e8 },
      );
      // Written by that program.
      figures.push(...(await measure(dataDir, JSON.parse(stdout) as BenchSite, snags)));
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return figures;
}

async function measure(
  dataDir: string,
  { projectId }: BenchSite,
  snags: number,
): Promise<Figure[]> {
  const root = process.cwd();
  const app = await createApp({
    dataDir,
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    log: ({ level, ...line }) => level === 'error' && console.error(line),
  });
  const figures: Figure[] = [];
  const { email, password } = owner;
  const signedIn = await app.fetch(
    new Request('http://bench/session', {
      method: 'POST',
      headers: { 'x-snagbook': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  for (const file of ['snags.csv', 'snags.xlsx', 'journal.csv']) {
    const response = await app.fetch(
      new Request(`http://bench/files/tables/${projectId}/${file}`, { headers: { cookie } }),
    );
    if (response.status !== 200 || response.body === null)
      throw new Error(`${file}: ${response.status}`);
    globalThis.gc?.();
    const [before, since, cpu, delay] = [
      process.memoryUsage().rss,
      performance.now(),
      process.cpuUsage(),
      monitorEventLoopDelay({ resolution: 1 }),
    ];
    delay.enable();
    let [most, bytes, last] = [before, 0, cpu];
    const turns: number[] = [];
    for await (const part of response.body) {
      bytes += part.byteLength;
      most = Math.max(most, process.memoryUsage().rss);
      const { user, system } = process.cpuUsage(last);
      turns.push((user + system) / 1_000);
      last = process.cpuUsage();
    }
    turns.sort((one, other) => one - other);
    delay.disable();
    const { user, system } = process.cpuUsage(cpu);
    const name = `${snags} snags, ${file}`;
    figures.push(
      { name: `${name}: size`, value: bytes / megabyte, unit: 'MB' },
      { name: `${name}: time`, value: performance.now() - since, unit: 'ms' },
      { name: `${name}: CPU`, value: (user + system) / 1_000, unit: 'ms' },
      { name: `${name}: memory beyond before`, value: (most - before) / megabyte, unit: 'MB' },
      // On a busy machine the clock also counts the turns of others.
      {
        name: `${name}: CPU of 99 of 100 parts`,
        value: turns[Math.floor(turns.length * 0.99)] ?? Number.NaN,
        unit: 'ms',
      },
      { name: `${name}: longest turn by the clock`, value: delay.max / 1_000_000, unit: 'ms' },
    );
  }
  await app.close();
  return figures;
}
