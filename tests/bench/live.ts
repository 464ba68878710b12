import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from '../support/beforeBrowser';
import { freePort, runServer } from '../support/freshServer';
import type { LiveRun } from './liveSockets';
import type { Figure } from './main';

const run = promisify(execFile);
const tsx = 'node_modules/.bin/tsx';
const counts = [1, 50, 200, 1_000];
/** People who are told of everything; half of them work for the company that is to fix what is raised. */
const people = 1_000;

/**
 * How long it takes from pressing *Raise* until the last of so many open screens is told, each a socket of a person of their own, all of them in one
 * process beside the built server's. What they do with it is not measured.
 */
export async function measureLive(): Promise<Figure[]> {
  await buildIfStale();
  const folder = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  const figures: Figure[] = [];
  try {
    const dataDir = join(folder, 'data');
    const { stdout: site } = await run(tsx, ['tests/bench/siteFill.ts', dataDir, '1000', String(people)], { maxBuffer: 1e8 });
    await writeFile(join(folder, 'site.json'), site);
    const port = await freePort();
    const server = await runServer(port, dataDir, { SNAGBOOK_DEMO: '0' });
    try {
      for (const count of counts) {
        const { stdout } = await run(tsx, ['tests/bench/liveSockets.ts', `http://127.0.0.1:${port}`, join(folder, 'site.json'), String(count)], { maxBuffer: 1e8 });
        // Written by that program.
        const { alone, amongPhotos } = JSON.parse(stdout) as LiveRun;
        figures.push(...spread(`${count} screens: raised to the last one`, alone), ...spread(`${count} screens: the same while 50 photos arrive`, amongPhotos));
      }
    } finally {
      await server.stop('SIGTERM');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return figures;
}

function spread(name: string, values: readonly number[]): Figure[] {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
  return [
    { name: `${name}, median`, value: at(0.5), unit: 'ms' },
    { name: `${name}, 95 of 100`, value: at(0.95), unit: 'ms' },
  ];
}
