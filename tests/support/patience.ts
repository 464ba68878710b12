/**
 * How long a test waits for a state that has to come, in ms, at a desk and in CI alike: longer than
 * the 10 s in which a step can be undone.
 */
export const patienceMs = 20_000;

/**
 * How long a program may take to start, in ms: a browser, or a server that makes its demo project
 * first.
 */
export const startMs = 120_000;
