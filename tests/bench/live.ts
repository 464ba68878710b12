import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LiveRun } from './liveSockets';
import type { Figure } from './main';
import { quantile } from './scale/client';
import { withSite } from './scale/server';

const run = promisify(execFile);
const counts = [1, 50, 200, 1_000];
/** People who are told of everything; half of them work for the company that is to fix what is raised. */
const people = 1_000;

/**
 * How long it takes from pressing *Raise* until the last of so many open screens is told, each a socket of a person of their own, all of them in one
 * process beside the built server's. What they do with it is not measured.
 */
export async function measureLive(): Promise<Figure[]> {
  const runs = await liveRuns(counts);
  return runs.flatMap(({ count, alone, amongPhotos }) => [...spread(`${count} screens: raised to the last one`, alone), ...spread(`${count} screens: the same while 50 photos arrive`, amongPhotos)]);
}

/** `databaseUrl`: of an empty PostgreSQL. */
export function liveRuns(screens: readonly number[], databaseUrl?: string): Promise<(LiveRun & { count: number })[]> {
  return withSite({ snags: 1_000, people, databaseUrl }, async ({ url, siteFile }) => {
    const found: (LiveRun & { count: number })[] = [];
    for (const count of screens) {
      const { stdout } = await run('node_modules/.bin/tsx', ['tests/bench/liveSockets.ts', url, siteFile, String(count)], { maxBuffer: 1e8 });
      // Written by that program.
      found.push({ count, ...(JSON.parse(stdout) as LiveRun) });
    }
    return found;
  });
}

const spread = (name: string, values: readonly number[]): Figure[] => [
  { name: `${name}, median`, value: quantile(values, 0.5), unit: 'ms' },
  { name: `${name}, 95 of 100`, value: quantile(values, 0.95), unit: 'ms' },
];
