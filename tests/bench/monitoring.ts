import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { destination } from 'pino';
import { typeidUnboxed } from 'typeid-js';
import { type App, createApp } from '../../server/app';
import { createContext } from '../../server/context';
import { setUp } from '../../server/features/people/setUp';
import { createLog } from '../../server/monitoring/log';
import type { Figure } from './main';

const rounds = 4_000;

interface Bench {
  app: App;
  ask(): Promise<void>;
  end(): Promise<void>;
}

async function prepared(watched: boolean): Promise<Bench> {
  const [dataDir, root] = [await mkdtemp(join(tmpdir(), 'snagbook-bench-')), process.cwd()];
  const stream = destination({ dest: openSync('/dev/null', 'w'), sync: false });
  const watching = watched
    ? {
        log: createLog({ level: 'info', write: (line) => void stream.write(line) }),
        metricsToken: 'a token of this measure',
      }
    : {};
  const app = await createApp({
    dataDir,
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    development: true,
    ...watching,
  });
  const owner = { name: 'Owner', email: 'owner@bench.example', password: 'a long password' };
  await setUp(createContext(app.services, null), {
    input: {
      ...owner,
      eventId: typeidUnboxed('event'),
      projectId: typeidUnboxed('project'),
      projectCode: 'BENCH',
      projectName: 'Bench',
      timeZone: 'UTC',
    },
  });
  const { id } = await app.services.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const { accessToken } = await app.services.sessions.start(id, '');
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'content-type': 'application/json',
    'x-snagbook': '1',
  };
  const body = JSON.stringify({ query: `query BenchQuery { viewer { name } }` });
  return {
    app,
    async ask() {
      await (
        await app.fetch(new Request('http://bench/graphql', { method: 'POST', headers, body }))
      ).text();
    },
    async end() {
      await app.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * What the log and the metrics cost a request, against the same server without them, one request of
 * each after the other.
 */
export async function measureMonitoring(): Promise<Figure[]> {
  const benches = [await prepared(false), await prepared(true)];
  const times: number[][] = [[], []];
  for (let round = -500; round < rounds; round += 1) {
    // Whoever comes second finds caches warm, so they take turns.
    for (const which of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const since = performance.now();
      await benches[which]?.ask();
      if (round >= 0) times[which]?.push(performance.now() - since);
    }
  }
  await Promise.all(benches.map((bench) => bench.end()));
  const [without = [], beside = []] = times;
  const differences = beside.map((ms, place) => ms - (without[place] ?? 0));
  return [
    {
      name: 'a small query without log and metrics, median',
      value: median(without) * 1_000,
      unit: 'µs',
    },
    { name: 'the same with both, median', value: median(beside) * 1_000, unit: 'µs' },
    { name: 'difference of the pairs, median', value: median(differences) * 1_000, unit: 'µs' },
  ];
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
