import { findEngines } from './scripts/engines.mjs';

const transform = { '^.+\\.[jt]sx?$': '<rootDir>/scripts/jest/transform.mjs' };

const onceMore = '<rootDir>/tests/support/onceMore.ts';
const quickGraphql = '<rootDir>/tests/support/quickGraphql.cjs';

const shared = {
  // One for all projects: Jest keeps what it has transformed by it, and most files belong to three of them.
  id: 'snagbook',
  transform,
  runtime: '<rootDir>/scripts/jest/runtime.cjs',
  setupFilesAfterEnv: [onceMore],
  transformIgnorePatterns: ['/node_modules/(?!(thumbhash|supercluster|kdbush|openid-client|oauth4webapi|jose)/)'],
  moduleNameMapper: { '^popular-passwords$': '<rootDir>/tests/support/popularPasswords.cjs', '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts', '\\.css$': '<rootDir>/tests/support/empty.ts' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
};

// Without the condition `browser`: the real server runs in the same process as the screens.
const jsdom = { testEnvironment: 'jsdom', testEnvironmentOptions: { customExportConditions: [''] }, setupFiles: [quickGraphql, '<rootDir>/tests/support/jsdom.ts', '<rootDir>/tests/support/speakEnglish.ts'], setupFilesAfterEnv: [onceMore, '<rootDir>/tests/support/setUpScreens.ts'] };

// Those of the server's tests that ask the database for something engines do in their own way: its clock, locks, order, search, triggers, numbers. The others of
// tests/server run on SQLite alone: many are about requests, files and pictures; migrations, the data directory, its journals' check and a full disk are SQLite's; and
// some look at SQLite's plan of a query or break its tables, in a file with what holds for both (near, jobs, mails, waiting, listPaging, listSort, erasing).
// tests/postgres has what is PostgreSQL's alone. Where the gate has found a PostgreSQL by itself it runs the first of them, those in which the engines differ most, and says that it left the others out.
const mostTelling = ['jobLeases', 'journal', 'list', 'live', 'locations', 'nameOrder', 'notices', 'passwordLinks', 'sessionsRefresh'];
const onBoth = [...mostTelling, 'account', 'archiveBroughtIn', 'archiveSurvives', 'commentEdits', 'companyLinks', 'companyLinksEnd', 'copyPages', 'drawings', 'handovers', 'imports', 'importsRoundTrip', 'importsSetUp', 'invitations', 'lateEvents', 'listFilters', 'locationsRetired', 'mergedCompanies', 'mine', 'oneTimeCodes', 'passkeys', 'permissions', 'plansPins', 'push', 'reportErasing', 'reportKinds', 'reports', 'roles', 'searchCounts', 'sessions', 'startAlong', 'tables', 'transitionsApi', 'views', 'wholeProject'];

const postgres = process.env.TEST_DATABASE_URL;

const engines = findEngines(process.env);

export default {
  // ms, more than the waits inside a test have, so that a failure names what it waited for. Jest takes no notice of it inside a project.
  testTimeout: 360_000,
  testSequencer: '<rootDir>/scripts/jest/sequencer.cjs',
  projects: [
    { ...shared, displayName: 'rules', testEnvironment: 'node', testMatch: ['<rootDir>/tests/rules/**/*.test.ts'] },
    { ...shared, displayName: 'network', testEnvironment: 'node', testMatch: ['<rootDir>/tests/network/**/*.test.ts'] },
    { ...shared, displayName: 'server', testEnvironment: 'node', setupFiles: [quickGraphql], testMatch: ['<rootDir>/tests/server/**/*.test.ts'] },
    ...(postgres === undefined || postgres === ''
      ? []
      : [
          {
            ...shared,
            displayName: 'postgres',
            testEnvironment: 'node',
            testMatch: [...(process.env.SNAGBOOK_TEST_POSTGRES_FOUND === '1' ? mostTelling : onBoth).map((name) => `<rootDir>/tests/server/${name}.test.ts`), '<rootDir>/tests/postgres/**/*.test.ts'],
            setupFiles: [quickGraphql, '<rootDir>/tests/support/setUpPostgres.ts'],
            globalSetup: '<rootDir>/tests/support/beforePostgres.ts',
            globalTeardown: '<rootDir>/tests/support/afterPostgres.ts',
          },
        ]),
    {
      ...shared,
      ...jsdom,
      displayName: 'app',
      testMatch: ['<rootDir>/tests/app/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      ...jsdom,
      displayName: 'screens',
      testMatch: ['<rootDir>/tests/screens/**/*.test.{ts,tsx}'],
    },
    { ...shared, displayName: 'conventions', testEnvironment: 'node', testMatch: ['<rootDir>/tests/*.test.ts'] },
    { ...shared, displayName: 'tooling', testEnvironment: 'node', testMatch: ['<rootDir>/tests/tooling/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      // scripts/test.mjs says so.
      testPathIgnorePatterns: engines.flatMap(({ test, missing }) => (missing === null ? [] : [`/tests/browser/${test}\\.test\\.ts$`])),
      globals: { engines },
      setupFilesAfterEnv: [onceMore, '<rootDir>/tests/support/setUpBrowser.ts'],
      globalSetup: '<rootDir>/tests/support/beforeBrowser.ts',
      globalTeardown: '<rootDir>/tests/support/afterBrowser.ts',
    },
  ],
};
