/** Runs once before the tests on PostgreSQL; their databases are copies of the one it makes. */
export default async function prepare(): Promise<void> {
  process.env['SNAGBOOK_TEST_RUN'] = `snagbook_test_${process.pid}`;
  process.env['SNAGBOOK_TEST_POSTGRES'] = process.env['TEST_DATABASE_URL'];
  const { dropDatabases, makeTemplate } = await import('./postgres');
  await dropDatabases();
  await makeTemplate();
  // The other tests of this run do not.
  delete process.env['SNAGBOOK_TEST_POSTGRES'];
}
