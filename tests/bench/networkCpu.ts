import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './main';
import { bundle } from './network/bundles';
import { measureSpeed, type Rounds } from './network/speed';
import type { Stub } from './network/tasks';

/**
 * In the order of the figures: without Relay, the leanest Relay network, this layer without a
 * listener for its events, and with one.
 */
const files = ['floor', 'relayAlone', 'oursUntold', 'ours'] as const;
const cases: readonly { name: string; stub: Stub; more?: Rounds }[] = [
  { name: 'Response', stub: 'Response' },
  { name: 'object instead of a Response', stub: 'object' },
  {
    name: 'the same when all is compiled',
    stub: 'object',
    more: { warmUps: 1, rounds: 7, operations: 30_000 },
  },
  {
    name: 'Response when all is compiled',
    stub: 'Response',
    more: { warmUps: 1, rounds: 7, operations: 30_000 },
  },
];

/**
 * CPU of an operation of the network layer beside that of the leanest Relay network, without the
 * peers and without a network.
 */
export async function measureNetworkCpu(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  try {
    await bundle(['worker', ...files], folder);
    const figures: Figure[] = [];
    for (const { name, stub, more } of cases) {
      const speeds = await measureSpeed(folder, stub, { files, base: 'relayAlone', ...more });
      for (const file of files)
        figures.push({
          name: `${name}: ${file}`,
          value: speeds.get(file)?.cpu.median ?? Number.NaN,
          unit: 'µs',
        });
      for (const file of ['oursUntold', 'ours'])
        figures.push({
          name: `${name}: ${file}, of relayAlone`,
          value: 100 * (speeds.get(file)?.ratio.median ?? Number.NaN),
          unit: '%',
        });
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
