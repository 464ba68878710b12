// The order of the test files: the longest first, so that none of them is left to run alone at the end. Jest goes by what each took the last time, and a
// fresh checkout has no last time; the size of a file says little of a test that waits for clocks or walks through many screens. What those take
// stands in longTests.json, in ms on a machine of four cores; the gate says at its end what took longest.
const { default: Sequencer } = require('@jest/test-sequencer');
const longTests = require('./longTests.json');

class LongestFirst extends Sequencer {
  time(test) {
    const { config, hasteFS } = test.context;
    // Most test files take about a ms for each of their bytes.
    return super.time(test) ?? longTests[test.path.slice(config.rootDir.length + 1)] ?? hasteFS.getSize(test.path) ?? 0;
  }
}

module.exports = { __esModule: true, default: LongestFirst };
