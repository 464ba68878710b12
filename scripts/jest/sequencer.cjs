// The order of the test files: the longest first, so that none of them runs alone at the end. Jest
// sorts by the durations of the last run, which a fresh checkout does not have, and the size of a
// file says little about tests that wait for clocks or open many screens. The durations of these
// are in longTests.json, in ms on a machine with four cores; the gate prints the longest ones at
// its end.
const { default: Sequencer } = require('@jest/test-sequencer');
const longTests = require('./longTests.json');

class LongestFirst extends Sequencer {
  time(test) {
    const { config, hasteFS } = test.context;
    // Most test files take about one ms per byte.
    return (
      super.time(test) ??
      longTests[test.path.slice(config.rootDir.length + 1)] ??
      hasteFS.getSize(test.path) ??
      0
    );
  }
}

module.exports = { __esModule: true, default: LongestFirst };
