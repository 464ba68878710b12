import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LiveRun } from './liveSockets';
import type { Figure } from './main';
import { typeidUnboxed } from 'typeid-js';
import { freePort, runServer } from '../support/freshServer';
import { benchClient, quantile } from './scale/client';
import { withSite } from './scale/server';

const run = promisify(execFile);
const counts = [1, 50, 200, 1_000];
/**
 * People who are told of everything; half of them work for the company that is to fix what is
 * raised.
 */
const people = 1_000;

/**
 * How long it takes from pressing *Raise* until the last of so many open screens is told, each a
 * socket of a person of their own, all of them in one process beside the built server's. What they
 * do with it is not measured.
 */
export async function measureLive(): Promise<Figure[]> {
  const runs = await liveRuns(counts);
  return runs.flatMap(({ count, alone, amongPhotos }) => [
    ...spread(`${count} screens: raised to the last one`, alone),
    ...spread(`${count} screens: the same while 50 photos arrive`, amongPhotos),
  ]);
}

/** `databaseUrl`: of an empty PostgreSQL. */
export function liveRuns(
  screens: readonly number[],
  databaseUrl?: string,
): Promise<(LiveRun & { count: number })[]> {
  return withSite({ snags: 1_000, people, databaseUrl }, async ({ url, siteFile }) => {
    const found: (LiveRun & { count: number })[] = [];
    for (const count of screens) {
      const { stdout } = await run(
        'node_modules/.bin/tsx',
        ['tests/bench/liveSockets.ts', url, siteFile, String(count)],
        { maxBuffer: 1e8 },
      );
      // Written by that program.
      found.push({ count, ...(JSON.parse(stdout) as LiveRun) });
    }
    return found;
  });
}

/**
 * ms from a raise on one process until a screen that is open on another is told, of a hundred
 * raises. `databaseUrl`: of an empty PostgreSQL.
 */
export function betweenProcesses(databaseUrl: string): Promise<number[]> {
  return withSite({ snags: 1_000, people: 10, databaseUrl }, async ({ url, siteFile, dataDir }) => {
    const port = await freePort();
    const second = await runServer(port, dataDir, {
      SNAGBOOK_DEMO: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
    });
    try {
      const [one, other] = [
        await benchClient(url, siteFile),
        await benchClient(`http://127.0.0.1:${port}`, siteFile),
      ];
      let told: (message: Buffer) => void = () => undefined;
      const screen = await other.open(other.inspectorAt(1), await one.cursor(), (message) =>
        told(message),
      );
      const found: number[] = [];
      for (let nth = 0; nth < 105; nth += 1) {
        const snagId = typeidUnboxed('snag');
        const word = Buffer.from(snagId);
        const heard = new Promise<void>(
          (resolve) => (told = (message) => message.includes(word) && resolve()),
        );
        const began = performance.now();
        await Promise.all([heard, one.raise(snagId, nth)]);
        found.push(performance.now() - began);
      }
      screen.terminate();
      // The first ones warm it up.
      return found.slice(5);
    } finally {
      await second.stop('SIGTERM');
    }
  });
}

const spread = (name: string, values: readonly number[]): Figure[] => [
  { name: `${name}, median`, value: quantile(values, 0.5), unit: 'ms' },
  { name: `${name}, 95 of 100`, value: quantile(values, 0.95), unit: 'ms' },
];
