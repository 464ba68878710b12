import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { findPostgres } from '../environment/findPostgres.mjs';
import { betweenProcesses, liveRuns } from './live';
import { quantile } from './scale/client';
import type { Measured } from './scale/measurer';
import type { PhonesRun } from './scale/phones';
import { memoryOf, metricsOf, withDatabase, withFilled, withSite } from './scale/server';

// npm run bench -- scale everything, on SQLite and on PostgreSQL; an hour and more npm run bench --
// scale --parts=screens --engines=sqlite some of it: screens, live, several, phones, memory
// --sizes=1000,10000,100000 snags, with ten events each --seconds=600 of memory --phones=50
// --photos=200 each --write into tests/bench/results/scale.json, where the others stay as they are

const run = promisify(execFile);
const tsx = 'node_modules/.bin/tsx';
const results = 'tests/bench/results/scale.json';
const engines = ['sqlite', 'postgres'] as const;
type Engine = (typeof engines)[number];

interface Asked {
  sizes: readonly number[];
  seconds: number;
  phones: number;
  photos: number;
  databaseUrl: string | undefined;
}

type Found = Readonly<Record<string, unknown>>;

const parts: Readonly<Record<string, (asked: Asked) => Promise<Found>>> = {
  screens,
  live,
  several,
  phones,
  memory,
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
      seconds: { type: 'string', default: '600' },
      phones: { type: 'string', default: '50' },
      photos: { type: 'string', default: '200' },
      write: { type: 'boolean', default: false },
    },
  });
  const wanted = values.parts?.split(',') ?? Object.keys(parts);
  const asked = {
    sizes: values.sizes.split(',').map(Number),
    seconds: Number(values.seconds),
    phones: Number(values.phones),
    photos: Number(values.photos),
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

/** ms between two looks at the server. */
const lookEvery = 1_000;

/**
 * Phones that were offline and come back together. Fails if anything is lost: the journal and every
 * file are checked when all is done.
 */
async function phones({ phones: count, photos, databaseUrl }: Asked): Promise<Found> {
  let verified = '';
  const after = async (dataDir: string): Promise<void> => {
    verified = (
      await run('node', ['scripts/start.mjs', 'verify'], {
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        },
        maxBuffer: 1e8,
      })
    ).stdout.slice(-500);
    verified = verified.slice(verified.indexOf('EDEN holds')).trim();
    if (!verified.includes(`${count * photos} photos`))
      throw new Error(`There should be ${count * photos} photos:\n${verified}`);
  };
  const found = await withSite(
    { snags: 1_000, people: 4 * (count + 1), databaseUrl, after },
    async ({ url, siteFile, pid }) => {
      const peak = {
        'MB of the server': 0,
        'MB with its processes': 0,
        'photos that wait to be looked at': 0,
      };
      let looking = true;
      const look = async (): Promise<void> => {
        while (looking) {
          const [{ server, all }, metrics] = [await memoryOf(pid), await metricsOf(url)];
          peak['MB of the server'] = Math.max(peak['MB of the server'], server);
          peak['MB with its processes'] = Math.max(peak['MB with its processes'], all);
          peak['photos that wait to be looked at'] = Math.max(
            peak['photos that wait to be looked at'],
            metrics.get('snagbook_photos_validating') ?? 0,
          );
          await new Promise((resolve) => setTimeout(resolve, lookEvery));
        }
      };
      const looked = look();
      try {
        const { stdout } = await run(
          tsx,
          ['tests/bench/scale/phones.ts', url, siteFile, String(count), String(photos)],
          { maxBuffer: 1e8 },
        );
        return { ...(JSON.parse(stdout) as PhonesRun), peak }; // written by that program
      } finally {
        looking = false;
        await looked;
      }
    },
  );
  return { [`${count} phones with ${photos} photos each`]: { ...found, verified } };
}

/** Memory of a server that is worked with, minute by minute. */
async function memory({ seconds, databaseUrl }: Asked): Promise<Found> {
  return withSite({ snags: 1_000, people: 200, databaseUrl }, async ({ url, siteFile, pid }) => {
    const working = run(
      tsx,
      ['tests/bench/scale/steady.ts', url, siteFile, '200', String(seconds)],
      { maxBuffer: 1e8 },
    );
    const began = performance.now();
    const byMinute: string[] = [];
    let [most, over] = [0, false];
    void working.finally(() => (over = true)).catch(() => undefined);
    for (let minute = 0; !over;) {
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
      const { server } = await memoryOf(pid);
      most = Math.max(most, server);
      if (performance.now() - began < minute * 60_000) continue;
      const heap = (await metricsOf(url)).get('nodejs_heap_size_used_bytes') ?? 0;
      byMinute.push(`${short(server)} MB, heap ${short(heap / 1e6)}`);
      minute += 1;
    }
    return {
      [`200 screens, ${seconds} s`]: {
        'minute by minute': byMinute,
        'MB at most': most,
        ...(JSON.parse((await working).stdout) as object),
      },
    }; // written by that program
  });
}
