import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { smallProject } from '../support/smallProject';
import { root } from '../support/sources';

test('a journey that fails says what its pages showed, whether an expectation failed, something before it, or it took too long', () => {
  const project = smallProject({
    'one.test.js': `
      globalThis.describePages = async () => '/sign-in shows: Sign in · E-mail';
      test('an expectation', () => expect(1).toBe(2));
      test('too long', () => new Promise(() => undefined), 50);
      describe('no server', () => {
        beforeEach(() => { throw new Error('It did not start'); });
        test('none', () => undefined);
      });`,
  });
  const config = {
    rootDir: project.folder,
    testEnvironment: join(root, 'tests/support/browserEnvironment.ts'),
    transform: { '\\.[jt]s$': join(root, 'scripts/jest/transform.mjs') },
  };
  try {
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/jest/bin/jest.js'),
        '-i',
        '--ci',
        '--json',
        '--config',
        JSON.stringify(config),
      ],
      { cwd: root, encoding: 'utf8' },
    );
    const { testResults } = JSON.parse(stdout) as {
      testResults: { assertionResults: { failureMessages: string[] }[] }[];
    }; // as Jest writes it
    const [expectation, late, hook] = (testResults[0]?.assertionResults ?? []).map(
      ({ failureMessages }) => failureMessages.join('\n'),
    );
    expect(expectation).toMatch(/toBe[^]*\/sign-in shows: Sign in · E-mail/);
    expect(late).toMatch(/Exceeded timeout[^]*\/sign-in shows: Sign in · E-mail/);
    expect(hook).toMatch(/It did not start[^]*\/sign-in shows: Sign in · E-mail/);
  } finally {
    project.remove();
  }
});
