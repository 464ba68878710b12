import { randomBytes } from 'node:crypto';

/** Runs once before the tests on PostgreSQL; their databases are copies of the one it makes. */
export default async function prepare(): Promise<void> {
  process.env['SNAGBOOK_TEST_RUN'] = `snagbook_tests_${randomBytes(6).toString('hex')}`;
  process.env['SNAGBOOK_TEST_POSTGRES'] = process.env['TEST_DATABASE_URL'];
  const { beginRun, dropDatabases, makeTemplate } = await import('./postgres');
  // For what runs after the last test, in the same process.
  Reflect.set(globalThis, 'endRunOnPostgres', await beginRun());
  await dropDatabases();
  await makeTemplate();
  // The other tests of this run do not.
  delete process.env['SNAGBOOK_TEST_POSTGRES'];
}
