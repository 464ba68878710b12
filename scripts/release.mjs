// Keeps what this version has for those after it: its documents, and what tests compare later
// versions with: its schema, the shape of its tables and a data directory.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres } from '../tests/environment/findPostgres.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { url, why } = await findPostgres(process.env.TEST_DATABASE_URL);
if (url === undefined) {
  console.error(`The shape of the tables on PostgreSQL could not be kept. ${why}.`);
  process.exit(1);
}

function run(name, args, env = {}) {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

run('tsx', ['scripts/relay.ts', '--release']);
run(
  'jest',
  ['--selectProjects', 'server', 'full-postgres', '--testPathPatterns', '/released\\.test'],
  { SNAGBOOK_RELEASE: '1', TEST_DATABASE_URL: url },
);
