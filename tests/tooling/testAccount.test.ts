import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { notTried } from '../support/notTried';
import { smallProject } from '../support/smallProject';
import { root } from '../support/sources';

/**
 * What the gate says at its end when it has heard these lines, or was told something else by `act`.
 * In a process of its own, as the gate is.
 */
const endOf = (lines: readonly string[], act = '', options: object = {}): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { createAccount } from './scripts/testAccount.mjs';
       const account = createAccount(process.cwd(), ${JSON.stringify(options)});
       for (const line of JSON.parse(process.argv[1])) account.heard(line);
       ${act}
       console.log(account.end());`,
      JSON.stringify(lines),
    ],
    { encoding: 'utf8' },
  );

test('the end of the gate names what was not tried on this machine, once', () => {
  const said: string[] = [];
  const warned = jest
    .spyOn(console, 'warn')
    .mockImplementation((line: string) => void said.push(line));
  notTried('a server whose disk is full', 'this process may make no mounts here');
  warned.mockRestore();
  const heard = [
    'PASS server tests/server/jobs.test.ts',
    ...said.flatMap((line) => [`    ${line}`, `    \u001B[33m${line}\u001B[39m`]),
    '    > 2 | console.warn(`Not tried: ${what}`)',
  ];
  expect(endOf(heard)).toBe(
    '\nNot tried: a server whose disk is full, because this process may make no mounts here.\n0 passed, 0 failed\n',
  );
});

test('a snapshot that no test takes any more is named as what failed', () => {
  const report = {
    testResults: [],
    snapshot: {
      uncheckedKeysByFile: [
        { filePath: `${process.cwd()}/tests/screens/List.test.tsx`, keys: ['a list 1'] },
      ],
    },
  };
  const end = endOf(
    [],
    `account.tests('tests', { ok: false, said: 'all that Jest printed' }, ${JSON.stringify(report)}, 1000);`,
  );
  expect(end).toContain(
    'Failed (1):\n  tests/screens/List.test.tsx: snapshots that no test takes any more\n',
  );
  expect(end).toContain('a list 1');
  expect(end).not.toContain('all that Jest printed');
});

test('a test that failed at both attempts is told with what was wrong at each', () => {
  const failed = {
    fullName: 'one',
    status: 'failed',
    invocations: 2,
    failureMessages: ['the company is gone'],
    retryReasons: ['the tap was too late'],
  };
  const report = {
    testResults: [
      {
        name: `${process.cwd()}/tests/browser/life.test.ts`,
        status: 'failed',
        startTime: 0,
        endTime: 0,
        message: '',
        assertionResults: [failed],
      },
    ],
  };
  const end = endOf(
    [],
    `account.tests('tests', { ok: false, said: '' }, ${JSON.stringify(report)}, 1000);`,
  );
  expect(end).toContain(
    '● tests/browser/life.test.ts: one\n\nAt the first attempt:\n\nthe tap was too late\n\nAt the second:\n\nthe company is gone\n',
  );
});

describe('a file that fails outside of its tests', () => {
  const suite = (status: string, assertionResults: object[]) => ({
    name: `${process.cwd()}/tests/server/jobs.test.ts`,
    status,
    startTime: 0,
    endTime: 0,
    message: 'the log is not empty',
    assertionResults,
  });
  const test1 = { fullName: 'one', status: 'passed', failureMessages: [] };
  const told = (first: object[], second: { status: string }[]): string =>
    endOf(
      [],
      `account.tests('tests', { ok: false, said: '' }, ${JSON.stringify({ testResults: first })}, 1000, ${JSON.stringify({ ok: second.every(({ status }) => status === 'passed'), testResults: second })});`,
    );

  // Of which Jest runs none: what they begin with has failed.
  const notRun = {
    ...test1,
    status: 'failed',
    invocations: 1,
    failureMessages: ['the server did not start'],
  };

  test('and passes at the second attempt counts as passed, and is named with what was wrong', () => {
    for (const before of [[test1], [], [notRun]]) {
      const end = told(
        [suite('failed', before)],
        [suite('passed', [test1]), suite('passed', [test1])],
      );
      expect(end).toMatch(
        /Passed only at the second attempt \(1\)[^]*jobs\.test\.ts: outside of its tests\n\nthe log is not empty[^]*\n1 passed, 0 failed\n$/,
      );
    }
  });

  test('does not hide that Jest failed for another reason, too', () => {
    const end = endOf(
      [],
      `account.tests('tests', { ok: false, said: 'the teardown failed' }, ${JSON.stringify({ testResults: [suite('failed', [test1])] })}, 1000, ${JSON.stringify({ ok: false, testResults: [suite('passed', [test1])] })});`,
    );
    expect(end).toMatch(
      /Failed \(1\):\n {2}tests: Jest ended without naming a failure\n[^]*the teardown failed/,
    );
  });

  test('fails if it fails again, in one of its projects, or had no second attempt', () => {
    for (const second of [
      [suite('failed', [test1])],
      [suite('passed', [test1]), suite('failed', [test1])],
      [],
    ])
      expect(told([suite('failed', [test1])], second)).toMatch(
        /Failed \(1\):\n {2}tests\/server\/jobs\.test\.ts: outside of its tests\n[^]*\n1 passed, 1 failed\n$/,
      );
  });
});

describe('what does not run on PostgreSQL', () => {
  const suite = (file: string, tests: Readonly<Record<string, string>>) => ({
    name: `${process.cwd()}/tests/server/${file}`,
    status: 'passed',
    startTime: 0,
    endTime: 0,
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({
      fullName,
      status,
      invocations: status === 'failed' ? 2 : 1,
      failureMessages: [],
    })),
  });
  const told = (testResults: object[]): string =>
    endOf(
      [],
      `account.tests('tests', { ok: true, said: '' }, ${JSON.stringify({ testResults })}, 1000);`,
      { onSqliteAlone: ['tests/server/backup.test.ts'] },
    );

  test('is said at the end of the gate: single tests by their files, and how many are in whole files; the last line is the sum', () => {
    const lines = told([
      suite('near.test.ts', { 'an index': 'passed', both: 'passed' }),
      suite('near.test.ts', { 'an index': 'pending', both: 'passed' }),
      suite('chain.test.ts', { one: 'passed', two: 'failed', both: 'passed' }),
      suite('chain.test.ts', { one: 'pending', two: 'pending', both: 'passed' }),
      suite('backup.test.ts', { first: 'passed', second: 'passed' }),
    ]).split('\n');
    expect(lines).toContain(
      'Not run on PostgreSQL, because it is of SQLite alone: 3 tests of files that run there too (2 of tests/server/chain.test.ts, 1 of tests/server/near.test.ts); 2 tests of 1 whole files, which jest.config.js names.',
    );
    expect(lines.at(-2)).toBe('8 passed, 1 failed');
  });

  test('is not what somebody who runs tests by their name has left out', () => {
    expect(
      told([
        suite('near.test.ts', { 'an index': 'pending', both: 'passed' }),
        suite('near.test.ts', { 'an index': 'pending', both: 'passed' }),
      ]),
    ).not.toContain('PostgreSQL');
  });
});

test('a test of SQLite alone is skipped where tests run on PostgreSQL, so that the gate can say so, and runs where they do not', () => {
  const project = smallProject({
    'one.test.js': `require(${JSON.stringify(join(root, 'tests/support/testOnSqlite'))}).testOnSqlite.each([1, 2])('number %d', () => undefined);`,
  });
  const config = {
    rootDir: project.folder,
    testEnvironment: 'node',
    transform: { '\\.[jt]s$': join(root, 'scripts/jest/transform.mjs') },
  };
  const statusesWith = (postgres: object): unknown => {
    const { SNAGBOOK_TEST_POSTGRES: _given, ...others } = process.env;
    const ran = execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/jest/bin/jest.js'),
        '-i',
        '--ci',
        '--json',
        '--config',
        JSON.stringify(config),
      ],
      {
        cwd: root,
        env: { ...others, ...postgres },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const { testResults } = JSON.parse(ran) as {
      testResults: { assertionResults: { status: string }[] }[];
    }; // as Jest writes it
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ status }) => status),
    );
  };
  try {
    expect(statusesWith({})).toEqual(['passed', 'passed']);
    expect(statusesWith({ SNAGBOOK_TEST_POSTGRES: 'postgres://nobody@127.0.0.1:1/none' })).toEqual([
      'pending',
      'pending',
    ]);
  } finally {
    project.remove();
  }
});
