import { findEngines } from './scripts/engines.mjs';
import { librariesLoadedOnce } from './tests/environment/transform.mjs';

const transform = '<rootDir>/tests/environment/transform.mjs';
// Published as ES modules alone.
const esModules = ['thumbhash', 'supercluster', 'kdbush', 'openid-client', 'oauth4webapi', 'jose'];
const translated = [...esModules, ...librariesLoadedOnce].join('|');

const shared = {
  // One for all projects: Jest keeps what it has transformed by it, and most files belong to three.
  id: 'snagbook',
  testEnvironment: 'node',
  transform: { '\\.[cm]?[jt]sx?$': transform },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '\\.css$': '<rootDir>/tests/support/empty.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
};

// The server is loaded once in each worker (tests/environment/loadOnce.cjs).
const once = {
  ...shared,
  id: 'snagbook-once',
  testEnvironment: '<rootDir>/tests/environment/node.cjs',
  transform: { '\\.[cm]?[jt]sx?$': [transform, { once: true }] },
  transformIgnorePatterns: [`/node_modules/(?!(${translated})/)`],
};

// Without the condition `browser`: the real server runs in the same process as the screens.
const screens = {
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFiles: ['<rootDir>/tests/support/jsdom.ts', '<rootDir>/tests/support/speakEnglish.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/setUpScreens.ts'],
};
const jsdom = { ...once, ...screens, testEnvironment: '<rootDir>/tests/environment/jsdom.cjs' };

const engines = findEngines(process.env);
const browser = {
  ...once,
  testEnvironment: '<rootDir>/tests/support/browserEnvironment.ts',
  // Engines that are not on this machine.
  testPathIgnorePatterns: engines.flatMap(({ test, missing }) =>
    missing === null ? [] : [`/tests/full/browser/${test}\\.test\\.ts$`],
  ),
  globals: { engines },
  setupFilesAfterEnv: ['<rootDir>/tests/support/setUpBrowser.ts'],
  globalSetup: '<rootDir>/tests/support/beforeBrowser.ts',
  globalTeardown: '<rootDir>/tests/support/afterBrowser.ts',
};

const in_ = (folder) => [`<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`];

export default {
  // ms, more than the waits inside a test have, so that a failure names what it waited for. Jest
  // takes no notice of it inside a project.
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'rules', testMatch: in_('rules') },
    { ...shared, displayName: 'network', testMatch: in_('network') },
    { ...shared, displayName: 'conventions', testMatch: ['<rootDir>/tests/*.test.ts'] },
    { ...once, displayName: 'server', testMatch: in_('server') },
    { ...jsdom, displayName: 'app', testMatch: in_('app') },
    { ...jsdom, displayName: 'screens', testMatch: in_('screens') },
    { ...browser, displayName: 'browser', testMatch: in_('browser') },
  ],
};
