import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { findPostgres } from '../environment/findPostgres.mjs';
import { betweenProcesses, liveRuns } from './live';
import { quantile } from './scale/client';
import type { Measured } from './scale/measurer';
import { withDatabase, withFilled } from './scale/server';

// npm run bench -- scale
//   everything, on SQLite and on PostgreSQL; an hour and more
// npm run bench -- scale --parts=screens --engines=sqlite --sizes=1000,10000,100000
//   some of it; the parts are screens, live and several; sizes are snags, with ten events each
// --write puts the figures into tests/bench/results/scale.json, where the others stay as they are

const run = promisify(execFile);
const tsx = 'node_modules/.bin/tsx';
const results = 'tests/bench/results/scale.json';
const engines = ['sqlite', 'postgres'] as const;
type Engine = (typeof engines)[number];

interface Asked {
  sizes: readonly number[];
  databaseUrl: string | undefined;
}

type Found = Readonly<Record<string, unknown>>;

const parts: Readonly<Record<string, (asked: Asked) => Promise<Found>>> = {
  screens,
  live,
  several,
};

/** What a server does with much in it, and with many at it. */
export async function measureScale(): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      parts: { type: 'string' },
      engines: { type: 'string' },
      sizes: { type: 'string', default: '1000,10000,100000' },
      write: { type: 'boolean', default: false },
    },
  });
  const wanted = values.parts?.split(',') ?? Object.keys(parts);
  const asked = {
    sizes: values.sizes.split(',').map(Number),
  };
  const postgres = await findPostgres(process.env['TEST_DATABASE_URL']);
  for (const name of wanted) {
    for (const engine of engines) {
      if (values.engines !== undefined && !values.engines.split(',').includes(engine)) continue;
      if (engine === 'postgres' && postgres.url === undefined) {
        console.log(`  not tried on PostgreSQL, because ${postgres.why}`);
        continue;
      }
      const part = parts[name];
      if (part === undefined)
        throw new Error(
          `There is no part named ${name}; there are ${Object.keys(parts).join(', ')}.`,
        );
      const before = loadavg()[0] ?? 0;
      const found =
        engine === 'sqlite'
          ? await part({ ...asked, databaseUrl: undefined })
          : await withDatabases(postgres.url ?? '', part, asked);
      const whole = {
        measured: new Date().toISOString().slice(0, 16),
        machine: `${cpus().length} cores, Node ${process.versions.node}; what else ran on them says the load average`,
        'load average before and after': [before, loadavg()[0] ?? 0].map(short),
        ...found,
      };
      console.log(
        `  ${name} on ${engine}\n${JSON.stringify(whole, rounded, 1).replaceAll(/\n\s{3,}/g, ' ')}`,
      );
      if (values.write) await write(name, engine, whole);
    }
  }
  return '';
}

/** Each size, and each part, in a database of its own. */
async function withDatabases(
  server: string,
  part: (asked: Asked) => Promise<Found>,
  asked: Omit<Asked, 'databaseUrl'>,
): Promise<Found> {
  if (part !== screens)
    return withDatabase(server, (databaseUrl) => part({ ...asked, databaseUrl }));
  let found: Found = {};
  for (const size of asked.sizes)
    found = {
      ...found,
      ...(await withDatabase(server, (databaseUrl) =>
        part({ ...asked, sizes: [size], databaseUrl }),
      )),
    };
  return found;
}

const short = (value: number): number => Math.round(value * 10) / 10;
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? short(value) : value;

/** A line for each thing that was measured. */
async function write(name: string, engine: Engine, found: Found): Promise<void> {
  // Written below.
  const known = existsSync(results)
    ? (JSON.parse(await readFile(results, 'utf8')) as Record<string, Record<string, unknown>>)
    : {};
  const all = {
    ...known,
    command: 'npm run bench -- scale --write',
    [name]: { ...known[name], [engine]: found },
  };
  await writeFile(
    results,
    `${JSON.stringify(all, rounded, 2)
      .replaceAll(/\n\s{8,}/g, ' ')
      .replaceAll(/\n\s{6}(?=[}\]])/g, ' ')}\n`,
  );
}

/** Every list, count and search, and opening a snag, in projects of so many snags. */
async function screens({ sizes, databaseUrl }: Asked): Promise<Found> {
  const found: Record<string, unknown> = {};
  for (const size of sizes) {
    const measured = await withFilled(
      { snags: size, people: 200, databaseUrl },
      async ({ dataDir, siteFile }) => {
        const { stdout } = await run(
          tsx,
          [
            'tests/bench/scale/screens.ts',
            dataDir,
            siteFile,
            ...(databaseUrl === undefined ? [] : [databaseUrl]),
          ],
          { maxBuffer: 1e8 },
        );
        return JSON.parse(stdout) as Measured[]; // written by that program
      },
    );
    found[`${size} snags, ${size * 10} events`] = Object.fromEntries(
      measured.map(({ name, clock, clock95, cpu, cpu95, database, turn, statements, bytes }) => [
        name,
        `${short(clock)} ms, 95 of 100 ${short(clock95)}; CPU ${short(cpu)}, 95 of 100 ${short(cpu95)}${database === null ? '' : `, of the database ${short(database)}`}; longest turn ${short(turn)}; ${statements} statements${bytes === 0 ? '' : `; ${short(bytes / 1_000)} kB`}`,
      ]),
    );
  }
  return found;
}

async function live({ databaseUrl }: Asked): Promise<Found> {
  const runs = await liveRuns([200, 1_000], databaseUrl);
  const spread = (values: readonly number[]) => ({
    median: quantile(values, 0.5),
    '95 of 100': quantile(values, 0.95),
  });
  return Object.fromEntries(
    runs.map(({ count, alone, amongPhotos }) => [
      `${count} screens, ms from a raise to the last one`,
      { alone: spread(alone), 'while 50 photos arrive': spread(amongPhotos) },
    ]),
  );
}

/** From a raise on one process to a screen on another. Only PostgreSQL takes several. */
async function several({ databaseUrl }: Asked): Promise<Found> {
  if (databaseUrl === undefined) return {};
  const took = await betweenProcesses(databaseUrl);
  return {
    'two processes, ms from a raise on one to a screen on the other': {
      median: quantile(took, 0.5),
      '95 of 100': quantile(took, 0.95),
      'at most': quantile(took, 1),
    },
  };
}
