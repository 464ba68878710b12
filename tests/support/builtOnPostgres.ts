import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, startBuiltServer } from './builtServer';

export interface BuiltOnPostgres {
  /** Processes of one server, each on a port of its own. */
  servers: readonly BuiltServer[];
  close(): Promise<void>;
}

/**
 * Starts two at the same time on a new database and a new folder, so that one of them makes the
 * demo project; `url` is of a PostgreSQL in which databases may be made.
 */
export async function startBuiltOnPostgres(url: string): Promise<BuiltOnPostgres> {
  Object.assign(process.env, {
    SNAGBOOK_TEST_POSTGRES: url,
    SNAGBOOK_TEST_RUN: `snagbook_tests_${randomBytes(6).toString('hex')}`,
  });
  // Reads these when it is loaded.
  const { beginRun, dropDatabases, makeTemplate, urlOf } = await import('./postgres');
  const endRun = await beginRun();
  await makeTemplate();
  const folder = await mkdtemp(join(tmpdir(), 'snagbook-data-'));
  const environment = {
    DATABASE_URL: urlOf(`${process.env['SNAGBOOK_TEST_RUN']}_template`),
    DATA_DIR: folder,
  };
  const servers = await Promise.all([startBuiltServer(environment), startBuiltServer(environment)]);
  return {
    servers,
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await rm(folder, { recursive: true, force: true });
      await dropDatabases();
      await endRun();
    },
  };
}
