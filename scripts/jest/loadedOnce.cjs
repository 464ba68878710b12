// What a test worker loads once, as Node loads it, instead of once for each test file: the server,
// and libraries. Node also optimises it once, and there reading a global variable is not slow as it
// is in a context of node:vm. Each test file starts servers of its own; what a module of the server
// keeps for its process, all of them share, as all requests do in production.
const Module = require('node:module');
const { dirname, isAbsolute, join, sep } = require('node:path');

const root = dirname(dirname(__dirname));
const server = join(root, 'server') + sep;
/** Has processes that several test files use one after the other. */
const keptProcesses = join(root, 'tests/support/keptProcesses');
const nodeRequire = Module.createRequire(join(root, 'package.json'));

/** Seven megabytes of code, which take half a second to load, and are no part of what is tested. */
const drivers = ['playwright-core', '@axe-core/playwright'];

/**
 * Those that both tests and the server load: two instances would not know each other’s objects.
 * What the server alone loads needs no line here.
 */
const shared = [
  'graphql',
  'kysely',
  'libsql',
  'pg',
  'sharp',
  'ws',
  'nodemailer',
  'pino',
  'yauzl',
  'yazl',
  'saxes',
  'web-push',
];

const libraries = new Set([...drivers, ...shared]);

/** Jest's transformation of the running test file's project, with its cache on the disk. */
let transformCache;
/** Of what was loaded here, for the stacks of later test files. */
const sourceMaps = new Map();

// While it loads this file, graphql looks whether it runs for production. If not, each comparison
// of types also looks for a second copy of graphql.
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
nodeRequire('graphql/jsutils/instanceOf');
process.env.NODE_ENV = NODE_ENV;

Module._extensions['.ts'] = (module, filename) => {
  const code = transformCache.transform(filename);
  const map = transformCache.getSourceMaps().get(filename);
  if (map !== undefined) sourceMaps.set(filename, map);
  module._compile(code, filename);
};

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  request === 'popular-passwords'
    ? join(root, 'tests/support/popularPasswords.cjs')
    : resolveFilename.call(Module, request, ...rest);

/** Hands over what transforms TypeScript from now on. */
exports.transformBy = (cache) => {
  transformCache = cache;
  for (const [filename, map] of sourceMaps) cache.getSourceMaps().set(filename, map);
};

/**
 * Loads a module as the file at `from` names it; undefined if each test file gets its own instance
 * of it, as one that is `alone` does of all but the browsers’ drivers.
 */
exports.loadedOnce = (from, name, alone) => {
  if (name.startsWith('.') || isAbsolute(name)) {
    const path = isAbsolute(name) ? name : join(dirname(from), name);
    return path === keptProcesses || (!alone && path.startsWith(server))
      ? () => nodeRequire(path)
      : undefined;
  }
  return libraries.has(name) && !(alone && shared.includes(name))
    ? () => nodeRequire(name)
    : undefined;
};
