/**
 * How long a test waits for a state that has to come, in ms. A machine that is busy with other things is no fault of the product, and
 * whoever waits for a state goes on as soon as it is there. How fast things are is measured in tests/bench.
 */
export const patienceMs = 120_000;
