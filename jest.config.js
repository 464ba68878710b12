const transform = { '^.+\\.[jt]sx?$': '<rootDir>/scripts/jest/transform.mjs' };

const onceMore = '<rootDir>/tests/support/onceMore.ts';

const shared = {
  // One for all projects: Jest keeps what it has transformed by it, and most files belong to three of them.
  id: 'snagbook',
  transform,
  setupFilesAfterEnv: [onceMore],
  transformIgnorePatterns: ['/node_modules/(?!(thumbhash|supercluster|kdbush)/)'],
  moduleNameMapper: { '^popular-passwords$': '<rootDir>/tests/support/popularPasswords.cjs', '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts', '\\.css$': '<rootDir>/tests/support/empty.ts' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
};

// Without the condition `browser`: the real server runs in the same process as the screens.
const jsdom = { testEnvironment: 'jsdom', testEnvironmentOptions: { customExportConditions: [''] }, setupFiles: ['<rootDir>/tests/support/jsdom.ts', '<rootDir>/tests/support/speakEnglish.ts'], setupFilesAfterEnv: [onceMore, '<rootDir>/tests/support/setUpScreens.ts'] };

export default {
  // ms, more than the waits inside a test have, so that a failure names what it waited for. Jest takes no notice of it inside a project.
  testTimeout: 360_000,
  projects: [
    { ...shared, displayName: 'rules', testEnvironment: 'node', testMatch: ['<rootDir>/tests/rules/**/*.test.ts'] },
    { ...shared, displayName: 'network', testEnvironment: 'node', testMatch: ['<rootDir>/tests/network/**/*.test.ts'] },
    { ...shared, displayName: 'server', testEnvironment: 'node', testMatch: ['<rootDir>/tests/server/**/*.test.ts'] },
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
      setupFilesAfterEnv: [onceMore, '<rootDir>/tests/support/setUpBrowser.ts'],
      globalSetup: '<rootDir>/tests/support/beforeBrowser.ts',
      globalTeardown: '<rootDir>/tests/support/afterBrowser.ts',
    },
  ],
};
