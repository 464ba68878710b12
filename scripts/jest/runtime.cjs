// Jest's own runtime with two changes. Each module is compiled once in each worker instead of once for each test file. A test file still gets every
// module as a new instance in its own context; only the compiled code is shared, which has no state. And Jest's own modules know which test runs without tracking every promise.
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** Compiled code by file and by the parameter names that Jest injects. A file's text changes only in watch mode. */
const compiled = new Map();

/**
 * The executor of the running test file, for dynamic imports of compiled modules. Node tells which compiled module imports, but not in which context: a module that a
 * finished test file left behind would import from the next test file.
 */
let running;

class Runtime extends JestRuntime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    // Jest has no public hook for this. In a version with another internal name modules are compiled as usual.
    const compile = executor?.compile;
    if (typeof compile !== 'function') return;
    running = executor;
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      // The test file itself is loaded only once.
      if (context === null || filename === executor.testPath || executor.resolution.isCoreModule(filename)) return compile.call(executor, source, filename);
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
      return known.script.runInContext(context);
    };
  }

  /** Used by Jest for its own modules only. */
  requireInternalModule(from, to) {
    return to === 'node:async_hooks' ? { AsyncLocalStorage } : super.requireInternalModule(from, to);
  }
}

/**
 * Replaces AsyncLocalStorage, by which Jest finds the test that an uncaught error belongs to. Node 20's version tracks every promise, which takes 7 % of the time. No two tests of
 * a file run in parallel here, so the running test is the one started last.
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

function scriptOf(head, source, filename) {
  return new Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (specifier, _script, attributes, phase) => running.dynamicImport(specifier, filename, running.environment.getVmContext(), attributes, phase),
  });
}

module.exports = { __esModule: true, default: Runtime };
