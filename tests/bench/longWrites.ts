import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { findPostgres } from '../environment/findPostgres.mjs';
import { withDatabase, withFilled } from './scale/server';

// npm run bench -- longWrites [--snags=20000] [--engines=sqlite,postgres] [--only=rename,delete]

const run = promisify(execFile);

/**
 * What writes whose size follows the project take, and how long a comment in another project takes
 * meanwhile, one of which is sent every 50 ms.
 */
export async function measureLongWrites(): Promise<string> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      snags: { type: 'string', default: '20000' },
      engines: { type: 'string', default: 'sqlite,postgres' },
      only: { type: 'string', default: '' },
    },
  });
  const measured = (databaseUrl?: string): Promise<string> =>
    withFilled(
      { snags: Number(values.snags), people: 40, databaseUrl },
      async ({ dataDir, siteFile }) => {
        const { stdout } = await run('node_modules/.bin/tsx', [
          'tests/bench/scale/longWrites.ts',
          dataDir,
          siteFile,
          values.only,
          ...(databaseUrl === undefined ? [] : [databaseUrl]),
        ]);
        return stdout;
      },
    );
  if (values.engines.includes('sqlite')) console.log(`SQLite\n${await measured()}`);
  if (values.engines.includes('postgres')) {
    const postgres = await findPostgres(process.env['TEST_DATABASE_URL']);
    if (postgres.url === undefined) return `  not tried on PostgreSQL, because ${postgres.why}`;
    console.log(`PostgreSQL\n${await withDatabase(postgres.url, measured)}`);
  }
  return '';
}
