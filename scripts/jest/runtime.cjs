// Jest's own runtime, but for two steps. Each module is compiled once in each worker and not once for each test file. A test file still gets every
// module anew, in a context of its own; what is shared is the compiled code, which holds no state. And Jest's own modules know which test runs without following every promise.
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** By file and the names that Jest gives it; a file has one text as long as a worker lives, unless somebody changes it while Jest watches. */
const compiled = new Map();

/**
 * Of the test file that runs: a compiled module that imports something later has it from there. Node says which compiled module imports, and not in which context: one that a
 * test file left behind and that imports after its end would have it from the next test file.
 */
let running;

class Runtime extends JestRuntime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    // Jest has no public place for this; a version that calls it otherwise compiles as it always did.
    const compile = executor?.compile;
    if (typeof compile !== 'function') return;
    running = executor;
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      // The test file itself is loaded once.
      if (context === null || filename === executor.testPath || executor.resolution.isCoreModule(filename)) return compile.call(executor, source, filename);
      const key = `${head} ${filename}`;
      let known = compiled.get(key);
      if (known?.source !== source) {
        try {
          known = { source, script: scriptOf(head, source, filename) };
        } catch {
          // Jest says what is wrong with it, and loads it in another way if it is a module after all.
          return compile.call(executor, source, filename);
        }
        compiled.set(key, known);
      }
      return known.script.runInContext(context);
    };
  }

  /** Jest loads its own modules by this, and no test. */
  requireInternalModule(from, to) {
    return to === 'node:async_hooks' ? { AsyncLocalStorage } : super.requireInternalModule(from, to);
  }
}

/**
 * What Jest asks when an error that nobody caught has to be given to a test. Node 20's own follows every promise of the process, which takes 7 % of the time. No two tests of
 * a file run side by side here, so the one that runs is the one that was begun last.
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
