import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderWorker } from './once/renderWorker';

/** Titles of snags whose report the program below takes too much for. */
export const greedy = {
  memory: 'Takes memory',
  cpu: 'Takes CPU time',
  time: 'Takes time',
} as const;

/**
 * Writes a program that is the real one, but for a report of such a snag: that takes memory, CPU
 * time or wall time until something ends it, with half a file written by then. It stops by itself
 * far beyond the limits of the tests, and the report is made then, so that a limit which is not
 * kept shows as a report that is ready. Answers its path; it is deleted after the tests of the
 * file.
 */
export function greedyWorker(): string {
  const path = join(tmpdir(), `greedy-${process.pid}.mjs`);
  const load = (file: string): string => JSON.stringify(pathToFileURL(file).href);
  const program = `
import { readFileSync, writeFileSync } from 'node:fs';
${renderWorker.endsWith('.ts') ? `import ${load(require.resolve('tsx'))};` : ''}
// Its own listener comes first, which says from when time counts.
await import(${load(renderWorker)});
const titles = ${JSON.stringify(greedy)};
process.on('message', (job) => {
  if (job.kind !== 'writeReport') return;
  const data = readFileSync(job.path, 'utf8');
  const takes = (what) => data.includes(titles[what]);
  if (Object.keys(titles).some(takes)) writeFileSync(job.output, '%PDF-1.7 and no end');
  const kept = [];
  while (takes('memory') && process.memoryUsage.rss() < 1_200_000_000) kept.push(Buffer.alloc(4_000_000, 1));
  const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  const before = spent();
  while (takes('cpu') && spent() < before + 40_000);
  if (takes('time')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 40_000);
});
`;
  writeFileSync(path, program);
  afterAll(() => rmSync(path));
  return path;
}
