import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { findPostgres } from '../environment/findPostgres.mjs';
import { withDatabase, withFilled } from './scale/server';

// npm run bench -- longWrites [--snags=20000] [--engines=sqlite,postgres] [--only=rename,delete]
// [--rows=5000]: of the table that is brought in and undone
// [--seconds=60]: leaves an operation then, and counts what was until then

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
      rows: { type: 'string', default: '5000' },
      seconds: { type: 'string', default: '3600' },
    },
  });
  const measured = (databaseUrl?: string): Promise<void> =>
    withFilled(
      { snags: Number(values.snags), people: 40, databaseUrl },
      async ({ dataDir, siteFile }) => {
        const { only, seconds, rows } = values;
        const about = [dataDir, siteFile, only, seconds, rows, databaseUrl ?? []].flat();
        const bench = spawn(
          'node_modules/.bin/tsx',
          ['tests/bench/scale/longWrites.ts', ...about],
          // Each line when its operation is over: all take half an hour.
          { stdio: 'inherit' },
        );
        await once(bench, 'exit');
      },
    );
  if (values.engines.includes('sqlite')) {
    console.log('SQLite');
    await measured();
  }
  if (values.engines.includes('postgres')) {
    const postgres = await findPostgres(process.env['TEST_DATABASE_URL']);
    if (postgres.url === undefined) return `  not tried on PostgreSQL, because ${postgres.why}`;
    console.log('PostgreSQL');
    await withDatabase(postgres.url, measured);
  }
  return '';
}
