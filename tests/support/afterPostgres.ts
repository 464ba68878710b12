/** Runs once after the tests on PostgreSQL. */
export default async function tidy(): Promise<void> {
  const { dropDatabases } = await import('./postgres');
  await dropDatabases();
  // Put there before the first test.
  await (Reflect.get(globalThis, 'endRunOnPostgres') as (() => Promise<void>) | undefined)?.();
}
