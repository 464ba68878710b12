import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { buildIfStale } from '../../support/beforeBrowser';
import { freePort, runServer } from '../../support/freshServer';

const run = promisify(execFile);
const tsx = 'node_modules/.bin/tsx';

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

/** The same with the built server on it. */
export async function withSite<T>(
  about: {
    snags: number;
    people: number;
    databaseUrl?: string | undefined;
  },
  work: (site: FilledSite & { url: string }) => Promise<T>,
): Promise<T> {
  await buildIfStale();
  return withFilled(about, async (site) => {
    const port = await freePort();
    const server = await runServer(port, site.dataDir, {
      SNAGBOOK_DEMO: '0',
      LOG_LEVEL: 'error',
      ...(about.databaseUrl !== undefined && { DATABASE_URL: about.databaseUrl }),
    });
    try {
      return await work({ ...site, url: `http://127.0.0.1:${port}` });
    } finally {
      await server.stop('SIGTERM');
    }
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
