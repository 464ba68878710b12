import { contenders } from './contender';
import { Contender, eachAlone } from './process';
import type { Stub } from './tasks';

export interface Speed {
  /**
   * µs of CPU for one operation: user and system time of the whole process, collections and
   * compiling included.
   */
  readonly cpu: Spread;
  /** The same as multiples of the base in the same round. */
  readonly ratio: Spread;
}

/** The median and the quartiles around it. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export interface Rounds {
  /** Whom to measure. @default all contenders */
  readonly files?: readonly string[];
  /** What all are measured by. @default 'floor' */
  readonly base?: string;
  /** Rounds before those that count. @default 6 */
  readonly warmUps?: number;
  /** Those that count. @default 21 */
  readonly rounds?: number;
  /**
   * In a round; before each of them the heap is collected, by which compiled code is lost. @default
   * 1,000
   */
  readonly operations?: number;
}

/**
 * Everybody has a process of their own, and a round goes through all of them in turn, so that
 * whatever else the machine does hits all alike.
 */
export async function measureSpeed(
  folder: string,
  stub: Stub,
  {
    files = contenders.map(({ file }) => file),
    base = 'floor',
    warmUps = 6,
    rounds = 21,
    operations = 1_000,
  }: Rounds = {},
): Promise<Map<string, Speed>> {
  const processes = new Map(files.map((file) => [file, new Contender(folder, { file })]));
  const taken = new Map<string, number[]>(files.map((file) => [file, []]));
  try {
    for (let round = -warmUps; round < rounds; round += 1) {
      // Nobody always follows the same one.
      const shift = Math.abs(round) % files.length;
      for (const file of [...files.slice(shift), ...files.slice(0, shift)]) {
        const { cpu } = (await processes
          .get(file)
          ?.ask({ task: 'round', count: operations, stub })) ?? { cpu: 0 };
        if (round >= 0) taken.get(file)?.push(cpu);
      }
    }
  } finally {
    for (const process of processes.values()) await process.end();
  }
  const least = taken.get(base) ?? [];
  return new Map(
    files.map((file) => {
      const own = taken.get(file) ?? [];
      return [
        file,
        { cpu: spread(own), ratio: spread(own.map((cpu, round) => cpu / (least[round] ?? cpu))) },
      ];
    }),
  );
}

export const keptOperations = 5_000;
const samples = 7;
const operationsOfSample = 1_000;

/**
 * Bytes of JavaScript heap for one operation: the growth over a sample in a process whose young
 * generation is so large that nothing is collected meanwhile. What lies outside of the heap is not
 * counted.
 */
export async function measureAllocations(folder: string, stub: Stub): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { file } of contenders) {
    const process = new Contender(folder, { file }, [
      '--min-semi-space-size=256',
      '--max-semi-space-size=256',
    ]);
    try {
      await process.ask({ task: 'round', count: 5_000, stub });
      const bytes: number[] = [];
      for (let sample = 0; sample < samples; sample += 1) {
        const { heap, collections } = await process.ask({
          task: 'round',
          count: operationsOfSample,
          stub,
        });
        if (collections === 0) bytes.push(heap);
      }
      found.set(file, spread(bytes).median);
    } finally {
      await process.end();
    }
  }
  return found;
}

/** Bytes that are still in the heap after so many operations more: what a long day would add up. */
export async function measureKept(folder: string): Promise<Map<string, number>> {
  return eachAlone(folder, contenders, (process) =>
    process.ask({ task: 'kept', count: keptOperations, stub: 'Response' }),
  );
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
