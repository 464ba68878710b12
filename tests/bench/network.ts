import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, sizeOf } from './network/bundles';
import { contenders } from './network/contender';
import { flakyOperations, measureFlaky, type Flaky } from './network/flaky';
import { leavers, measureLeaving } from './network/leaving';
import { installPeers } from './network/installPeers';
import {
  keptOperations,
  measureAllocations,
  measureKept,
  measureSpeed,
  type Spread,
} from './network/speed';
import { crowd, measureStorm } from './network/storm';
import { table, writeBetweenMarks } from './network/table';

type Row = readonly [name: string, figure: (file: string) => string];

/**
 * The network layer beside its peers, as a Markdown table. With `--write` the table goes into
 * tests/bench/network/README.md too.
 */
export async function measureNetwork(): Promise<string> {
  installPeers();
  const folder = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  try {
    await bundle(['worker', ...contenders.map(({ file }) => file)], folder);
    const rows = await measure(folder);
    const text = table(
      ['', ...contenders.map(({ title }) => title)],
      rows.map(([name, figure]) => [name, ...contenders.map(({ file }) => figure(file))]),
    );
    if (process.argv.includes('--write'))
      await writeBetweenMarks('tests/bench/network/README.md', text);
    return text;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string): Promise<Row[]> {
  const sizes = new Map<string, number>();
  for (const name of contenders)
    if (name.parts.length > 0) sizes.set(name.file, await sizeOf(name));
  const leaving = await measureLeaving(folder);
  const queries = await measureFlaky(folder, 'query', true);
  const resent = await measureFlaky(folder, 'mutation', true);
  const once = await measureFlaky(folder, 'mutation', false);
  const storm = await measureStorm(folder, false);
  const late = await measureStorm(folder, true);
  const real = await measureSpeed(folder, 'Response');
  const light = await measureSpeed(folder, 'object');
  const heap = await measureAllocations(folder, 'Response');
  const kept = await measureKept(folder);
  const lightHeap = await measureAllocations(folder, 'object');

  return [
    ['CPU an operation, µs', (file) => cpu(real.get(file)?.cpu)],
    ['… times the floor', (file) => times(real.get(file)?.ratio)],
    ['… µs with an answer that is no `Response`', (file) => cpu(light.get(file)?.cpu)],
    ['… times the floor', (file) => times(light.get(file)?.ratio)],
    ['Heap an operation', (file) => kB(heap.get(file))],
    ['… with that one', (file) => kB(lightHeap.get(file))],
    [`Kept in the heap after ${keptOperations} more`, (file) => kB(kept.get(file))],
    [
      `${crowd} at once with an expired token: answers, requests, refreshes`,
      (file) =>
        told(
          storm.get(file),
          ({ succeeded, requests, refreshes }) => `${succeeded}, ${requests}, ${refreshes}`,
        ),
    ],
    [
      '… when half of them hear it after the refresh',
      (file) =>
        told(
          late.get(file),
          ({ succeeded, requests, refreshes }) => `${succeeded}, ${requests}, ${refreshes}`,
        ),
    ],
    [
      `${flakyOperations} queries on a bad line: answered, in how many requests`,
      (file) => answered(queries.get(file)),
    ],
    [
      `${flakyOperations} mutations there, sent again: answered`,
      (file) => answered(resent.get(file)),
    ],
    [
      '… done twice by a server that ignores event ids',
      (file) => told(resent.get(file), ({ twice }) => String(twice)),
    ],
    [`${flakyOperations} mutations there, sent once: answered`, (file) => answered(once.get(file))],
    ['… done twice by such a server', (file) => told(once.get(file), ({ twice }) => String(twice))],
    [
      'Timed out: requests cut / sent',
      (file) =>
        told(leaving.get(file)?.timedOut, ({ closed, requests }) => `${closed} / ${requests}`),
    ],
    [
      '… alive at once for one operation',
      (file) => told(leaving.get(file)?.timedOut, ({ atOnce }) => String(atOnce)),
    ],
    [
      `Left by the caller (${2 * leavers}): requests cut`,
      (file) =>
        told(leaving.get(file)?.cancelled, ({ closed, requests }) => `${closed} / ${requests}`),
    ],
    [
      '… sent after leaving during a wait',
      (file) => told(leaving.get(file), ({ sentAfter }) => String(sentAfter)),
    ],
    ['… timers left behind', (file) => told(leaving.get(file), ({ timers }) => String(timers))],
    ['Size, minified, gzip', (file) => kB(sizes.get(file))],
  ];
}

function answered(figures: Flaky | undefined): string {
  return told(
    figures,
    ({ succeeded, requests, unended }) =>
      `${succeeded} in ${requests}${unended === 0 ? '' : `, ${unended} without an end`}`,
  );
}

function told<T>(figures: T | undefined, say: (figures: T) => string): string {
  return figures === undefined ? '–' : say(figures);
}

function cpu(spread: Spread | undefined): string {
  return told(
    spread,
    ({ median, low, high }) => `${median.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`,
  );
}

function times(spread: Spread | undefined): string {
  return told(
    spread,
    ({ median, low, high }) => `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`,
  );
}

function kB(bytes: number | undefined): string {
  return told(bytes, (value) => `${(value / 1000).toFixed(1)} kB`);
}
