import { execFileSync } from 'node:child_process';
import { notTried } from '../support/notTried';

/** What the gate says at its end when it has heard these lines. In a process of its own, as the gate is. */
const endOf = (lines: readonly string[]): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { createAccount } from './scripts/testAccount.mjs';
       const account = createAccount(process.cwd());
       for (const line of JSON.parse(process.argv[1])) account.heard(line);
       console.log(account.end());`,
      JSON.stringify(lines),
    ],
    { encoding: 'utf8' },
  );

test('the end of the gate names what was not tried on this machine, once', () => {
  const said: string[] = [];
  const warned = jest.spyOn(console, 'warn').mockImplementation((line: string) => void said.push(line));
  notTried('a server whose disk is full', 'this process may make no mounts here');
  warned.mockRestore();
  const heard = ['PASS server tests/server/jobs.test.ts', ...said.flatMap((line) => [`    ${line}`, `    \u001B[33m${line}\u001B[39m`]), '    > 2 | console.warn(`Not tried: ${what}`)'];
  expect(endOf(heard)).toBe('\nNot tried: a server whose disk is full, because this process may make no mounts here.\n0 passed, 0 failed\n');
});
