import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { buildIfStale } from '../../support/beforeBrowser';
import { freePort, runServer } from '../../support/freshServer';

const run = promisify(execFile);
const tsx = 'node_modules/.bin/tsx';

/** Long enough for what asks for it. */
export const metricsToken = 'a token of these measures';

export interface FilledSite {
  dataDir: string;
  siteFile: string;
}

/** Has a project filled in a folder of its own, and deletes it. */
export async function withFilled<T>(
  {
    snags,
    people,
    databaseUrl,
  }: { snags: number; people: number; databaseUrl?: string | undefined },
  work: (site: FilledSite) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  try {
    const dataDir = join(folder, 'data');
    const { stdout } = await run(
      tsx,
      [
        'tests/bench/scale/fill.ts',
        dataDir,
        String(snags),
        String(people),
        ...(databaseUrl === undefined ? [] : [databaseUrl]),
      ],
      { maxBuffer: 1e8 },
    );
    await writeFile(join(folder, 'site.json'), stdout);
    return await work({ dataDir, siteFile: join(folder, 'site.json') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The same with the built server on it, which is stopped before its files are looked at by `after`.
 */
export async function withSite<T>(
  about: {
    snags: number;
    people: number;
    databaseUrl?: string | undefined;
    after?: (dataDir: string) => Promise<void>;
  },
  work: (site: FilledSite & { url: string; pid: number }) => Promise<T>,
): Promise<T> {
  await buildIfStale();
  return withFilled(about, async (site) => {
    const port = await freePort();
    const server = await runServer(port, site.dataDir, {
      SNAGBOOK_DEMO: '0',
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'error',
      ...(about.databaseUrl !== undefined && { DATABASE_URL: about.databaseUrl }),
    });
    let found: T;
    try {
      found = await work({
        ...site,
        url: `http://127.0.0.1:${port}`,
        pid: server.process.pid ?? 0,
      });
    } finally {
      await server.stop('SIGTERM');
    }
    await about.after?.(site.dataDir);
    return found;
  });
}

/** A database of its own in a PostgreSQL, and its end. Its language is German, as in the tests. */
export async function withDatabase<T>(
  server: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const name = `snagbook_bench_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(
      `create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'de-DE' locale 'C.UTF-8'`,
    );
    const url = new URL(server);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}

/** MB that the server and the processes it has started hold. */
export async function memoryOf(pid: number): Promise<{ server: number; all: number }> {
  const of = async (one: number): Promise<number> =>
    Number(
      /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${one}/status`, 'utf8').catch(() => ''))?.[1] ??
        0,
    ) / 1_000;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .trim()
    .split(' ')
    .filter((one) => one !== '');
  const [server, others] = [
    await of(pid),
    await Promise.all(children.map((one) => of(Number(one)))),
  ];
  return { server, all: others.reduce((sum, one) => sum + one, server) };
}

/** The values of metrics by their names, without labels. */
export async function metricsOf(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  return new Map(
    Array.from(text.matchAll(/^(\w+) (\S+)$/gm), ([, name = '', value]) => [name, Number(value)]),
  );
}
