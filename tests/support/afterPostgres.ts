import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Runs once after the tests on PostgreSQL. */
export default async function tidy(): Promise<void> {
  // Put there before the first test.
  const program = Reflect.get(globalThis, 'postgresRun') as ChildProcess;
  program.disconnect();
  await once(program, 'exit');
}
