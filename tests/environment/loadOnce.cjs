// The server is loaded once in each test worker, as Node loads it, and not once for each test file:
// loading it takes a second of CPU time. A test file still starts servers of its own; what a module
// keeps for its process all of them share, as all requests do in production.
//
// The two environments beside this file give tests `loadOnce`; `transform.mjs` leaves one line that
// calls it in place of the modules named here. `jest.mock` cannot replace what was loaded so, and
// lint forbids it.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { isNativeError } = require('node:util/types');
const { transformSync } = require('esbuild');

const root = join(__dirname, '../..');
const nodeRequire = createRequire(join(root, 'package.json'));

/** Not while this file is loaded: Jest transforms what it loads for an environment. */
function setUp() {
  // While it loads this file, graphql looks whether it runs for production. If not, each comparison
  // of types also looks for a second copy of graphql.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  nodeRequire('graphql/jsutils/instanceOf');
  process.env.NODE_ENV = NODE_ENV;
  process.setSourceMapsEnabled(true);
  // oxlint-disable-next-line typescript/no-deprecated -- Node 20 has no other synchronous hook.
  require.extensions['.ts'] = (module, filename) => module._compile(compile(filename), filename);
  knowErrors(Error);
}

/** A TypeScript module as CommonJS. */
function compile(filename) {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    target: 'node20',
    sourcefile: filename,
    sourcemap: 'inline',
    supported: { 'dynamic-import': false },
  });
  return code;
}

const ordinary = Function.prototype[Symbol.hasInstance];

/** Makes `instanceof Error` true for errors of Node's own context, and of the test's. */
function knowErrors(known) {
  Object.defineProperty(known, Symbol.hasInstance, {
    configurable: true,
    value(thing) {
      return (
        ordinary.call(this, thing) ||
        (this === known && (isNativeError(thing) || ordinary.call(Error, thing)))
      );
    },
  });
}
let isSetUp = false;

/** Gives a test file's context what it needs to use modules that are loaded once. */
exports.prepare = (global) => {
  if (!isSetUp) setUp();
  isSetUp = true;
  global.loadOnce = nodeRequire;
  knowErrors(global.Error);
};
