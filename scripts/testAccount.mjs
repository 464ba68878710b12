import { stripVTControlCharacters } from 'node:util';

/**
 * Number of lines printed of one failure, and number of failures printed in full, so that the end
 * of a long log says why the gate failed.
 */
const longest = 60;
const toldWhole = 10;
/** Number of files listed at the end with their durations. */
const slowest = 12;

const outside = ': outside of its tests';

/**
 * Whether a file failed before or after its tests: it cannot be loaded, what its tests begin with
 * failed, for which Jest tries none of them again, or something is wrong in its clean-up.
 */
export const failedOutside = ({ status, assertionResults }) =>
  status === 'failed' &&
  !assertionResults.some((test) => test.status === 'failed' && test.invocations > 1);

/**
 * Collects the gate's results and prints them. `onSqliteAlone`: files of tests/server that do not
 * run on PostgreSQL, if there is one.
 */
export function createAccount(root, { onSqliteAlone = [] } = {}) {
  let passed = 0;
  const failures = [];
  const retried = [];
  const taken = [];
  const notTried = new Set();
  /**
   * Numbers of tests that ran on SQLite alone, by file: of those that run on PostgreSQL too, and of
   * the others.
   */
  const skippedOf = new Map();
  const aloneOf = new Map();

  function line(ok, what, ms) {
    return `${ok ? 'passed' : 'FAILED'}  ${what} (${(ms / 1000).toFixed(1)} s)`;
  }

  return {
    failed: () => failures.length > 0,

    /** Adds a command that only succeeds or fails. */
    check(name, { ok, said }, ms) {
      taken.push({ what: name, ms });
      if (ok) passed += 1;
      else failures.push({ title: name, why: said });
      return line(ok, name, ms);
    },

    /**
     * Adds a run of Jest, with its report if there is one; null if there was nothing to run.
     * `second`: that of a second attempt of the files that failed outside of their tests.
     */
    tests(name, { ok, said }, report, ms, second = null) {
      if (ok && report?.testResults.length === 0) return null;
      const before = failures.length;
      const passedBefore = passed;
      const retriedBefore = retried.length;
      const ran = new Set(
        (report?.testResults ?? []).flatMap((suite) =>
          suite.assertionResults.flatMap(({ status, fullName }) =>
            status === 'pending' ? [] : [`${suite.name} ${fullName}`],
          ),
        ),
      );
      let count = 0;
      for (const suite of report?.testResults ?? []) {
        const file = suite.name.slice(root.length + 1);
        taken.push({ what: file, ms: suite.endTime - suite.startTime });
        // The file runs once for each of its projects.
        const again = (second?.testResults ?? []).filter((each) => each.name === suite.name);
        const passedAgain = again.length > 0 && again.every(({ status }) => status === 'passed');
        if (failedOutside(suite))
          (passedAgain ? retried : failures).push({
            title: `${file}${outside}`,
            why: suite.message,
          });
        else
          for (const test of suite.assertionResults)
            if (test.status === 'failed')
              failures.push({ title: `${file}: ${test.fullName}`, why: whyFailed(test) });
        const tests =
          failedOutside(suite) && passedAgain ? again[0].assertionResults : suite.assertionResults;
        for (const test of tests) {
          if (test.status === 'passed') passed += 1;
          if (test.status !== 'pending') {
            count += 1;
            if (onSqliteAlone.includes(file)) add(aloneOf, file);
            // Skipped by testOnSqlite: it ran in the other project of its file. What nobody asked
            // for by its name is skipped in both.
          } else if (ran.has(`${suite.name} ${test.fullName}`)) add(skippedOf, file);
          if (test.status === 'passed' && test.invocations > 1)
            retried.push({
              title: `${file}: ${test.fullName}`,
              why: (test.retryReasons ?? []).join('\n\n'),
            });
        }
      }
      // With --ci Jest fails for these, too.
      for (const { filePath, keys } of ok ? [] : (report?.snapshot?.uncheckedKeysByFile ?? []))
        failures.push({
          title: `${filePath.slice(root.length + 1)}: snapshots that no test takes any more`,
          why: keys.join('\n'),
        });
      const again = retried.length - retriedBefore;
      if (
        !ok &&
        failures.length === before &&
        !(second?.ok && retried.slice(retriedBefore).some(({ title }) => title.endsWith(outside)))
      )
        failures.push({ title: `${name}: Jest ended without naming a failure`, why: said });
      const files = report?.testResults.length ?? 0;
      return line(
        failures.length === before,
        `${passed - passedBefore} of ${count} ${name} in ${files} files${again > 0 ? `, ${again} only at the second attempt` : ''}`,
        ms,
      );
    },

    /**
     * Adds a line that a test has written: skipped parts count as passed, so they are reported
     * (tests/support/notTried.ts).
     */
    heard(line) {
      const [, said] = /^\s*(Not tried: .*)/.exec(stripVTControlCharacters(line)) ?? [];
      if (said !== undefined) notTried.add(said);
    },

    /** Prints everything that went wrong, and the sum in the last line. */
    end() {
      const longestFirst = taken.toSorted((one, other) => other.ms - one.ms).slice(0, slowest);
      return [
        ...(longestFirst.length === 0
          ? []
          : [
              `\nWhat took longest: ${longestFirst.map(({ what, ms }) => `${what} ${Math.round(ms / 1000)} s`).join(', ')}`,
            ]),
        ...(notTried.size === 0 ? [] : ['', ...notTried]),
        ...(skippedOf.size + aloneOf.size === 0
          ? []
          : [
              `\nNot run on PostgreSQL, because it is of SQLite alone: ${[...ofFiles(skippedOf), ...ofWholeFiles(aloneOf)].join('; ')}.`,
            ]),
        ...(retried.length > 0
          ? [
              `\nPassed only at the second attempt (${retried.length}). At the first:`,
              ...tell(retried),
            ]
          : []),
        ...(failures.length > 0
          ? [
              `\nFailed (${failures.length}):`,
              ...failures.map(({ title }) => `  ${title}`),
              ...tell(failures),
            ]
          : []),
        `${passed} passed, ${failures.length} failed`,
      ].join('\n');
    },
  };
}

/**
 * The second attempt may fail for another reason than the first, such as what the first has left
 * behind.
 */
function whyFailed({ failureMessages, retryReasons = [] }) {
  const last = failureMessages.join('\n\n');
  return retryReasons.length === 0
    ? last
    : [`At the first attempt:\n\n${retryReasons.join('\n\n')}`, `At the second:\n\n${last}`];
}

const add = (numbers, file) => numbers.set(file, (numbers.get(file) ?? 0) + 1);

const sumOf = (numbers) => [...numbers.values()].reduce((sum, n) => sum + n, 0);

function ofFiles(skipped) {
  if (skipped.size === 0) return [];
  const files = [...skipped].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    `${sumOf(skipped)} tests of files that run there too (${files.map(([file, n]) => `${n} of ${file}`).join(', ')})`,
  ];
}

const ofWholeFiles = (alone) =>
  alone.size === 0
    ? []
    : [`${sumOf(alone)} tests of ${alone.size} whole files, which jest.config.js names`];

function tell(cases) {
  const more = cases.length - toldWhole;
  return [
    ...cases
      .slice(0, toldWhole)
      .map(({ title, why }) => `\n● ${title}\n\n${[why].flat().map(bounded).join('\n\n')}\n`),
    ...(more > 0 ? [`… and why ${more} more failed stands in a run of their own.\n`] : []),
  ];
}

/** The beginning says what is wrong, the end where; Jest's internal frames are left out. */
function bounded(text) {
  const lines = stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .filter((each) => !/^\s+at .*(node_modules|node:internal|new Promise)/.test(each));
  const left = lines.length - longest;
  if (left <= 0) return lines.join('\n');
  return [...lines.slice(0, longest - 15), `… ${left} lines …`, ...lines.slice(-15)].join('\n');
}
