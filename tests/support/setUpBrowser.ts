// A journey has many waits, each with a patience of its own.
jest.setTimeout(600_000);
// Once more after a failure; the runner says in its sum which journeys needed it, and why.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
