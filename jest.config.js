import { findEngines } from './scripts/engines.mjs';
import { findPostgres } from './tests/environment/findPostgres.mjs';
import { librariesLoadedOnce } from './tests/environment/transform.mjs';

const transform = '<rootDir>/tests/environment/transform.mjs';
// Published as ES modules alone.
const esModules = [
  'client-zip',
  'thumbhash',
  'supercluster',
  'kdbush',
  'openid-client',
  'oauth4webapi',
  'jose',
];
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

const postgres = await findPostgres(process.env.TEST_DATABASE_URL);
const engines = findEngines(process.env);
const browser = {
  ...shared,
  testEnvironment: '<rootDir>/tests/support/browserEnvironment.ts',
  // Engines that are not on this machine.
  testPathIgnorePatterns: engines.flatMap(({ test, missing }) =>
    missing === null ? [] : [`/tests/full/browser/${test}\\.test\\.ts$`],
  ),
  globals: { engines, postgresUrl: postgres.url },
  setupFilesAfterEnv: ['<rootDir>/tests/support/setUpBrowser.ts'],
  globalSetup: '<rootDir>/tests/support/beforeBrowser.ts',
  globalTeardown: '<rootDir>/tests/support/afterBrowser.ts',
};

const filesIn = (folder) => [`<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`];
/** What `npm test` runs of a layer, and what only `npm run test:all` runs of it. */
const layer = (name, project) => [
  { ...project, displayName: name, testMatch: filesIn(name) },
  { ...project, displayName: `full-${name}`, testMatch: filesIn(`full/${name}`) },
];

// Said where everything is to be tried, because what is left out passes.
if (process.env.npm_lifecycle_event === 'jest:all' && postgres.url === undefined)
  console.warn(`Not tried: the server on PostgreSQL, because ${postgres.why}.`);
if (process.env.npm_lifecycle_event === 'journeys:all')
  for (const { name, missing } of engines)
    if (missing !== null) console.warn(`Not tried: ${name}, because ${missing}.`);

export default {
  // ms, more than the waits inside a test have, so that a failure names what it waited for. Jest
  // takes no notice of it inside a project.
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'rules', testMatch: filesIn('rules') },
    { ...shared, displayName: 'conventions', testMatch: ['<rootDir>/tests/*.test.ts'] },
    ...layer('network', shared),
    ...layer('server', once),
    ...layer('app', jsdom),
    ...layer('screens', jsdom),
    ...layer('browser', browser),
    ...layer('contract', once),
    { ...shared, displayName: 'full-tooling', testMatch: filesIn('full/tooling') },
    // What the two engines have to do alike, and what PostgreSQL alone does.
    ...(postgres.url === undefined
      ? []
      : [
          {
            ...once,
            displayName: 'full-postgres',
            testMatch: ['contract', 'full/contract', 'full/postgres'].flatMap(filesIn),
            setupFiles: ['<rootDir>/tests/support/setUpPostgres.ts'],
            globalSetup: '<rootDir>/tests/support/beforePostgres.ts',
            globalTeardown: '<rootDir>/tests/support/afterPostgres.ts',
            globals: { postgresUrl: postgres.url },
          },
        ]),
  ],
};
