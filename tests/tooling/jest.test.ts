import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../support/program';
import { smallProject } from '../support/smallProject';
import { root } from '../support/sources';

const counter = `let count = 0;
exports.next = () => (count += 1);
exports.list = () => [];
exports.fail = () => {
  throw new Error('on line 5');
};
`;
const counting = `const { fail, list, next } = require('./counter');
test('starts anew', () => expect([next(), next()]).toEqual([1, 2]));
test('is of the same world', () => expect(list()).toBeInstanceOf(Array));
test('says where', () => expect(fail).toThrow(expect.objectContaining({ stack: expect.stringMatching(/counter\\.js:5:\\d+/) })));
`;

/** Runs Jest with our runtime over such files, all in one process. */
async function runJest(
  files: Readonly<Record<string, string>>,
  transform = {},
): Promise<{ code: unknown; said: string }> {
  const project = smallProject(files);
  try {
    const config = {
      rootDir: project.folder,
      testEnvironment: 'node',
      transform,
      runtime: join(root, 'scripts/jest/runtime.cjs'),
    };
    const jest = run(
      process.execPath,
      [
        join(root, 'node_modules/jest/bin/jest.js'),
        '-i',
        '--ci',
        '--no-cache',
        '--config',
        JSON.stringify(config),
      ],
      { cwd: project.folder },
    );
    return { code: await jest.ended, said: jest.said() };
  } finally {
    project.remove();
  }
}

test('a module that several test files of a worker load is new in each of them, and its errors say where they are', async () => {
  const { code, said } = await runJest({
    'package.json': '{}',
    'counter.js': counter,
    'one.test.js': counting,
    'two.test.js': counting,
  });
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/Tests: +6 passed, 6 total/),
  });
});

test('a module that is also loaded by a test file with other globals handed in gets those of each', async () => {
  const reads = "test('its own', () => expect(require('./counter').list()).toEqual([]));";
  const project = smallProject({
    'package.json': '{}',
    'counter.js': `${counter}exports.math = () => typeof Math;\n`,
    'one/one.test.js': reads.replace('./', '../'),
    'two/two.test.js': reads.replace('./', '../'),
  });
  try {
    const runtime = join(root, 'scripts/jest/runtime.cjs');
    const config = {
      projects: ['one', 'two'].map((name) => ({
        id: name,
        displayName: name,
        rootDir: project.folder,
        testMatch: [`<rootDir>/${name}/*.test.js`],
        testEnvironment: 'node',
        transform: {},
        runtime,
        ...(name === 'two' ? { sandboxInjectedGlobals: ['Math'] } : {}),
      })),
    };
    const jest = run(
      process.execPath,
      [
        join(root, 'node_modules/jest/bin/jest.js'),
        '-i',
        '--ci',
        '--no-cache',
        '--config',
        JSON.stringify({ rootDir: project.folder, ...config }),
      ],
      { cwd: project.folder },
    );
    expect({ code: await jest.ended, said: jest.said() }).toEqual({
      code: 0,
      said: expect.stringMatching(/Tests: +2 passed/),
    });
  } finally {
    project.remove();
  }
});

test('a module that cannot be read fails every test file that loads it', async () => {
  const { code, said } = await runJest({
    'package.json': '{}',
    'counter.js': `${counter}const = 7;\n`,
    'one.test.js': counting,
    'two.test.js': counting,
  });
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/counter\.js:7[^]*SyntaxError[^]*Test Suites: 2 failed, 2 total/),
  });
});

test('the server is loaded as Node loads it, but for a test file that replaces timers, and its errors are known as errors in both', async () => {
  const reads = (
    ownContext: boolean,
  ): string => `const { checkId } = require(${JSON.stringify(join(root, 'server/ids'))});
test('whose it is', () => expect(checkId instanceof Function).toBe(${String(ownContext)}));
test('its errors', () => expect(() => checkId('nonsense', 'snag', 'id')).toThrow(expect.any(Error)));
test('no error', () => expect({}).not.toEqual(expect.any(Error)));
test('one of a class', () => expect(new Error('one') instanceof TypeError).toBe(false));
`;
  const files = {
    'package.json': '{}',
    'once.test.js': reads(false),
    'alone.test.js': `${reads(true)}afterAll(() => jest.useFakeTimers());\n`,
  };
  const { code, said } = await runJest(files, {
    '\\.ts$': join(root, 'scripts/jest/transform.mjs'),
  });
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/Tests: +8 passed, 8 total/),
  });
});

test('each test file that is begun early is there', () => {
  expect(
    Object.keys(
      JSON.parse(readFileSync(join(root, 'scripts/jest/longTests.json'), 'utf8')) as object,
    ).filter((path) => !existsSync(join(root, path))),
  ).toEqual([]);
});
