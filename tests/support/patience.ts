// A machine that is busy with other things is no fault of the product, and whoever waits for a
// state goes on as soon as it is there. How fast things are is measured in tests/bench.

/**
 * How long a test waits for a state that has to come, in ms: at a desk no longer than somebody
 * likes to look at a test that fails, in the gate as long as two cores may stand still.
 */
export const patienceMs =
  process.env['SNAGBOOK_GATE'] === undefined && process.env['CI'] === undefined ? 10_000 : 120_000;

/**
 * How long a program may take to start, in ms: a browser, or a server that makes its demo project
 * first.
 */
export const startMs = 240_000;
