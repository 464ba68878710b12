import { execFileSync } from 'node:child_process';
import { notTried } from '../support/notTried';

/** What the gate says at its end when it has heard these lines, or was told something else by `act`. In a process of its own, as the gate is. */
const endOf = (lines: readonly string[], act = ''): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { createAccount } from './scripts/testAccount.mjs';
       const account = createAccount(process.cwd());
       for (const line of JSON.parse(process.argv[1])) account.heard(line);
       ${act}
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

test('a snapshot that no test takes any more is named as what failed', () => {
  const report = { numPassedTests: 1, testResults: [], snapshot: { uncheckedKeysByFile: [{ filePath: `${process.cwd()}/tests/screens/List.test.tsx`, keys: ['a list 1'] }] } };
  const end = endOf([], `account.tests('tests', { ok: false, said: 'all that Jest printed' }, ${JSON.stringify(report)}, 1000);`);
  expect(end).toContain('Failed (1):\n  tests/screens/List.test.tsx: snapshots that no test takes any more\n');
  expect(end).toContain('a list 1');
  expect(end).not.toContain('all that Jest printed');
});
