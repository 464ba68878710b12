/** Runs once after the tests on PostgreSQL. */
export default async function tidy(): Promise<void> {
  const { dropDatabases } = await import('./postgres');
  await dropDatabases();
}
