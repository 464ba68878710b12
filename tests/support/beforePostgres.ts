import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from 'jest';

/** Runs once before the tests on PostgreSQL; their databases are copies of the one it makes. */
export default async function prepare(
  _: unknown,
  { globals }: Pick<Config, 'globals'>,
): Promise<void> {
  process.env['SNAGBOOK_TEST_RUN'] = `snagbook_tests_${randomBytes(6).toString('hex')}`;
  const program = fork(join(process.cwd(), 'tests/support/postgresRun.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, SNAGBOOK_TEST_POSTGRES: String(globals?.['postgresUrl']) },
  });
  const [answer] = (await Promise.race([once(program, 'message'), once(program, 'exit')])) as [
    unknown,
  ];
  if (answer !== 'ready') throw new Error('PostgreSQL could not be prepared for the tests.');
  // For what runs after the last test, in the same process.
  Reflect.set(globalThis, 'postgresRun', program);
}
