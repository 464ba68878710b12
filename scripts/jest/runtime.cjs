// Jest's own runtime with four changes. The server and the libraries that tests do not replace the
// globals of are loaded once in each worker, as Node loads them (loadedOnce.cjs). All other modules
// are compiled once in each worker instead of once for each test file: a test file still gets them
// as new instances in its own context; only the compiled code is shared, which has no state. They
// find the language's own objects in their scope, not on the global object. And Jest's own modules
// know which test runs without tracking every promise.
const { isNativeError } = require('node:util/types');
const { Script } = require('node:vm');
const { loadedOnce, transformBy } = require('./loadedOnce.cjs');
const { default: JestRuntime } = require('jest-runtime');

/**
 * Compiled code by file and by the parameter names that Jest injects. A file's text changes only in
 * watch mode.
 */
const compiled = new Map();

/**
 * What a module gets as parameters of a function around it, because reading a global variable takes
 * thirty times as long in a context of node:vm, which asks for each name in C++. Missing are those
 * that tests or Jest's timers replace: ArrayBuffer, Date, Intl, and all that belongs to a browser
 * or to Node, but for `process`, which is asked for most.
 */
const inScope =
  'Array BigInt Boolean Error Function Infinity JSON Map Math NaN Number Object Promise Proxy RangeError Reflect RegExp Set String Symbol TypeError Uint8Array WeakMap WeakRef WeakSet decodeURIComponent encodeURIComponent isFinite isNaN parseFloat parseInt process'.split(
    ' ',
  );

/**
 * The executor of the running test file, for dynamic imports of compiled modules. Node tells which
 * compiled module imports, but not in which context: a module that a finished test file left behind
 * would import from the next test file.
 */
let running;

class Runtime extends JestRuntime {
  /**
   * Whether this test file gets the server as new instances in its own context, because it replaces
   * timers or adds a language, which the server reads there.
   */
  #alone;

  constructor(...given) {
    super(...given);
    const { executor, transformCache } = this;
    knowErrorsOf(given[1].global);
    // Tests of the network layer hand it sockets and clocks of their own, and most start no server
    // of the product.
    this.#alone =
      executor.testPath.includes('/tests/network/') ||
      /useFakeTimers|spyOn\(globalThis|madeUp|speakMadeUp|speakTradesPart/.test(
        transformCache.fileCache.readFile(executor.testPath),
      );
    transformBy(transformCache);
    // Jest has no public hook for this. In a version with another internal name modules are
    // compiled as usual.
    const compile = executor?.compile;
    if (typeof compile !== 'function') return;
    running = executor;
    // By its name filesThatRan.ts knows the body of a module.
    const head = `(function (${inScope.join(', ')}) { return (function __module(${executor.injectedModuleParameters.join(', ')}) {`;
    let scope;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      // The test file itself is loaded only once.
      if (
        context === null ||
        filename === executor.testPath ||
        executor.resolution.isCoreModule(filename)
      )
        return compile.call(executor, source, filename);
      scope ??= inScope.map((name) => executor.environment.global[name]);
      const key = `${head} ${filename}`;
      let known = compiled.get(key);
      if (known?.source !== source) {
        try {
          known = { source, script: scriptOf(head, source, filename) };
        } catch {
          // Jest reports the error, or loads the file as an ES module if it is one.
          return compile.call(executor, source, filename);
        }
        compiled.set(key, known);
      }
      return known.script.runInContext(context)(...scope);
    };
  }

  requireModuleOrMock(from, name) {
    const load = loadedOnce(from, name, this.#alone);
    return load === undefined ? super.requireModuleOrMock(from, name) : load();
  }

  /** Used by Jest for its own modules only. */
  requireInternalModule(from, to) {
    return to === 'node:async_hooks'
      ? { AsyncLocalStorage }
      : super.requireInternalModule(from, to);
  }
}

/**
 * Replaces AsyncLocalStorage, by which Jest finds the test that an uncaught error belongs to. Node
 * 20's version tracks every promise, which takes 7 % of the time. No two tests of a file run in
 * parallel here, so the running test is the one started last.
 */
class AsyncLocalStorage {
  #store;

  getStore() {
    return this.#store;
  }

  async run(store, callback) {
    const before = this.#store;
    this.#store = store;
    try {
      return await callback();
    } finally {
      this.#store = before;
    }
  }
}

const ordinary = Function.prototype[Symbol.hasInstance];

/**
 * Makes `instanceof Error` in a test file's context true for errors of what is loaded once, too,
 * which has Node's own.
 */
function knowErrorsOf({ Error: own }) {
  Object.defineProperty(own, Symbol.hasInstance, {
    configurable: true,
    value(thing) {
      return ordinary.call(this, thing) || (this === own && thing instanceof Error);
    },
  });
}

// And what is loaded once takes the errors of test files for errors.
Object.defineProperty(Error, Symbol.hasInstance, {
  configurable: true,
  value(thing) {
    return ordinary.call(this, thing) || (this === Error && isNativeError(thing));
  },
});

function scriptOf(head, source, filename) {
  return new Script(`${head}${source}\n})})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (specifier, _script, attributes, phase) =>
      running.dynamicImport(
        specifier,
        filename,
        running.environment.getVmContext(),
        attributes,
        phase,
      ),
  });
}

module.exports = { __esModule: true, default: Runtime };
