import { existsSync } from 'node:fs';
import { findEngines } from './scripts/engines.mjs';

const transform = { '^.+\\.[jt]sx?$': '<rootDir>/scripts/jest/transform.mjs' };

const onceMore = '<rootDir>/tests/support/onceMore.ts';
const quickGraphql = '<rootDir>/tests/support/quickGraphql.cjs';

const shared = {
  // One for all projects: Jest keeps what it has transformed by it, and most files belong to three
  // of them.
  id: 'snagbook',
  transform,
  runtime: '<rootDir>/scripts/jest/runtime.cjs',
  setupFilesAfterEnv: [onceMore],
  transformIgnorePatterns: [
    '/node_modules/(?!(thumbhash|supercluster|kdbush|openid-client|oauth4webapi|jose)/)',
  ],
  moduleNameMapper: {
    '^popular-passwords$': '<rootDir>/tests/support/popularPasswords.cjs',
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '\\.css$': '<rootDir>/tests/support/empty.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
};

// Without the condition `browser`: the real server runs in the same process as the screens.
const jsdom = {
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFiles: [
    quickGraphql,
    '<rootDir>/tests/support/jsdom.ts',
    '<rootDir>/tests/support/speakEnglish.ts',
  ],
  setupFilesAfterEnv: [onceMore, '<rootDir>/tests/support/setUpScreens.ts'],
};

// Each file of tests/server runs on SQLite and, where there is one, on PostgreSQL, but for these. A
// single test of SQLite's in another file says so by testOnSqlite.
export const onSqliteAlone = [
  // What SQLite's database is: its file and folder, their backup, their lock, their journals on a
  // full disk, its migrations and statements. tests/postgres has what is PostgreSQL's alone.
  'backup',
  'backupFullDisk',
  'backupKilled',
  'backupOnS3',
  'dataDir',
  'fullDisk',
  'fullDiskSessions',
  'machineLink',
  'migrations',
  'oldDataDir',
  'ownerOfBucket',
  'ownerOfFiles',
  'preparedStatements',
  'released',
  'restoredJournal',
  'restoreKilled',
  'searchFold',
  'searchNumbers',
  // They copy the folder of a running server as a power cut leaves it, or start programs on one.
  'demo',
  'filesOnS3Program',
  'nodeVersions',
  'restart',
  // They ask no database, or the same few things of it as others: files, pictures and plans,
  'badPhotos',
  'fairPhotos',
  'filesCrash',
  'filesDraw',
  'filesHandler',
  'filesOnS3',
  'filesRender',
  'filesSigned',
  'filesStore',
  'photoCamera',
  'photoFilesEnds',
  'photoSecrets',
  'storage',
  'storageS3',
  'storageS3Faults',
  'planFilesDraw',
  'planFilesEnds',
  'planFilesExtract',
  'planFilesForeign',
  'planFilesForm',
  'planFilesHandler',
  'planFilesLine',
  'planFilesPages',
  'planFilesStore',
  'planFilesStream',
  'planFilesUnits',
  'planSheets',
  'plansAlignment',
  // requests, connections and work of the process itself, texts and their layout.
  'closing',
  'databaseAway',
  'documents',
  'documentsRewritten',
  'hashQueue',
  'madeUpLanguage',
  'oidcLies',
  'packedBodies',
  'parts',
  'reportBadInput',
  'reportBidi',
  'reportContents',
  'reportLimits',
  'staticRanges',
  'transitionsTable',
].map((name) => `tests/server/${name}.test.ts`);
const gone = onSqliteAlone.filter((path) => !existsSync(new URL(path, import.meta.url)));
if (gone.length > 0) throw new Error(`There is no ${gone.join(', ')}.`);

const postgres = process.env.TEST_DATABASE_URL;

const engines = findEngines(process.env);

export default {
  // ms, more than the waits inside a test have, so that a failure names what it waited for. Jest
  // takes no notice of it inside a project.
  testTimeout: 360_000,
  testSequencer: '<rootDir>/scripts/jest/sequencer.cjs',
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/rules/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'network',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/network/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      setupFiles: [quickGraphql],
      testMatch: ['<rootDir>/tests/server/**/*.test.ts'],
    },
    ...(postgres === undefined || postgres === ''
      ? []
      : [
          {
            ...shared,
            displayName: 'postgres',
            testEnvironment: 'node',
            testMatch: [
              '<rootDir>/tests/server/**/*.test.ts',
              '<rootDir>/tests/postgres/**/*.test.ts',
            ],
            testPathIgnorePatterns: onSqliteAlone.map(
              (path) => `<rootDir>/${path.replaceAll('.', '\\.')}$`,
            ),
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
    {
      ...shared,
      displayName: 'conventions',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'tooling',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/tooling/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tests/support/browserEnvironment.ts',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      // scripts/test.mjs says so.
      testPathIgnorePatterns: engines.flatMap(({ test, missing }) =>
        missing === null ? [] : [`/tests/browser/${test}\\.test\\.ts$`],
      ),
      globals: { engines },
      setupFilesAfterEnv: [onceMore, '<rootDir>/tests/support/setUpBrowser.ts'],
      globalSetup: '<rootDir>/tests/support/beforeBrowser.ts',
      globalTeardown: '<rootDir>/tests/support/afterBrowser.ts',
    },
  ],
};
