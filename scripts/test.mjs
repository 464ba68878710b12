// The whole gate. Each check and each Jest test counts as one. Its end lists what took longest,
// what was not tested on this machine or on PostgreSQL, and why something failed or needed a second
// attempt; the last line is the sum.
// With arguments only Jest runs, with them: npm test -- tests/network
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readFile, rm, statfs } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onSqliteAlone } from '../jest.config.js';
import { findEngines } from './engines.mjs';
import { createAccount, failedOutside } from './testAccount.mjs';
import { makeTestFolder } from './testFolder.mjs';
import { findPostgres } from './testPostgres.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules', '.bin', name);

const checks = [
  { name: 'build', command: bin('tsx'), args: ['scripts/build.ts'] },
  // Several threads check much twice.
  { name: 'types', command: bin('tsc'), args: ['--singleThreaded'] },
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  {
    name: 'Relay artifacts and documents are fresh',
    command: bin('tsx'),
    args: ['scripts/relay.ts', '--check'],
  },
  {
    name: 'resolver types are fresh',
    command: process.execPath,
    args: ['scripts/codegen.mjs', '--check'],
  },
  {
    name: 'every sentence in every language',
    command: bin('tsx'),
    args: ['scripts/messages.ts', '--check'],
  },
];

const given = process.argv.slice(2);

// Few more workers than cores: a test waits for half of its time, but with many more they cost each
// other's caches, and journeys lose their patience.
const cores = availableParallelism();
const workers = `--maxWorkers=${Math.ceil(cores * 1.25)}`;
const journeys = `--maxWorkers=${Math.ceil(cores * 1.25)}`;

// Jest passes these on to its workers. Tests create many short-lived objects: with V8's default of
// 16 MB for young objects, garbage collection takes twice the time. And each test file has its own
// instances of all modules, which V8 optimises anew: that took a quarter of the time. It is left to
// code that runs ten times as often as V8's default.
const engine = ['--max-semi-space-size=64', '--interrupt-budget=1500000'].filter(
  (flag) => spawnSync(process.execPath, [flag, '--eval', '']).status === 0,
);

// Browser journeys run alone. Handles that a failed one leaves open do not keep the gate from
// ending.
const rounds = given.includes('--selectProjects')
  ? [{ name: 'tests', args: [workers] }]
  : [
      { name: 'tests', args: [workers, '--ignoreProjects=browser'] },
      { name: 'tests in a browser', args: [journeys, '--forceExit', '--selectProjects=browser'] },
    ];

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/** Runs a command without output and returns its output; `heard` gets each line as it arrives. */
function run({ command, args, env = process.env }, heard = () => {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    child.stdout.on('data', (part) => said.push(part));
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(Buffer.from(`${line}\n`));
      heard(line);
    });
    running.add(child);
    child.on('error', (error) => resolve({ ok: false, said: String(error) }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, said: Buffer.concat(said).toString('utf8').trim() });
    });
  });
}

// Prints which tests got a second attempt.
process.env.SNAGBOOK_GATE = '1';
// Without it Jest's configuration leaves its tests out.
const postgres = await findPostgres(process.env.TEST_DATABASE_URL);
const account = createAccount(root, {
  onSqliteAlone: postgres.url === undefined ? [] : onSqliteAlone,
});
if (postgres.url === undefined)
  account.heard(`Not tried: the server on PostgreSQL, because ${postgres.why}.`);
else process.env.TEST_DATABASE_URL = postgres.url;
for (const { name, missing } of findEngines(process.env))
  if (missing !== null) account.heard(`Not tried: ${name}, because ${missing}.`);
const scratch = await makeTestFolder(tmpdir());

// Servers that tests start in their own process keep their data in memory if there is room. They
// write as on a disk, but without waiting for one.
const memory = '/dev/shm';
const room = await statfs(memory).then(
  ({ bavail, bsize }) => bavail * bsize,
  () => 0,
);
if (room > 2 ** 31) {
  const data = await makeTestFolder(memory).catch(() => undefined);
  if (data !== undefined) {
    process.env.SNAGBOOK_TEST_DATA = data;
    process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  }
}

// Two at a time, because half of the checks use one core each. Those written in Go (esbuild, types,
// lint) would start more threads than that and collect garbage four times as often, which took a
// third of their time.
const goProgram = { GOMAXPROCS: '1', GOGC: '400', ...process.env };
const waiting = given.length === 0 ? [...checks] : [];
async function checkOn() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const started = performance.now();
    const ran = await run({ ...check, env: goProgram });
    // Servers that tests start use the render worker that was just built.
    if (check.name === 'build' && ran.ok)
      process.env.SNAGBOOK_RENDER_WORKER = join('dist', 'server', 'renderWorker.js');
    console.log(account.check(check.name, ran, performance.now() - started));
  }
}
await Promise.all([checkOn(), checkOn()]);

for (const [index, { name, args }] of rounds.entries()) {
  const started = performance.now();
  const report = join(scratch, `${index}.json`);
  const told = new Set();
  const jest = {
    command: process.execPath,
    args: [
      ...engine,
      bin('jest'),
      ...args,
      '--ci',
      '--passWithNoTests',
      '--json',
      `--outputFile=${report}`,
      ...given,
    ],
  };
  const ran = await run(jest, (line) => {
    account.heard(line);
    // Jest repeats the failed files at its end.
    // With its project, because some files run in two.
    const [, file] = /^(?:PASS|FAIL) (.*?tests\/\S+)/.exec(line) ?? [];
    if (file === undefined || told.has(file)) return;
    told.add(file);
    console.log(`  ${line}`);
  });
  const read = async () => JSON.parse(await readFile(report, 'utf8').catch(() => 'null'));
  const first = await read();
  // A test that fails has one more try (tests/support/onceMore.ts); so has a file that fails before
  // or after its tests, which that does not cover.
  const files =
    given.length > 0
      ? []
      : [...new Set((first?.testResults ?? []).filter(failedOutside).map((suite) => suite.name))];
  await rm(report, { force: true });
  const again =
    files.length === 0
      ? null
      : await run({ ...jest, args: [...jest.args, '--runTestsByPath', ...files] }, (line) =>
          account.heard(line),
        );
  const sum = account.tests(
    name,
    ran,
    first,
    performance.now() - started,
    again && { ok: again.ok, ...(await read()) },
  );
  if (sum !== null) console.log(sum);
}

await rm(scratch, { recursive: true, force: true });
console.log(account.end());
process.exitCode = account.failed() ? 1 : 0;
