// In the gate, a test that fails has one more try, because one that waits for a state can fail on a
// machine that stands still for a moment: at once, because later tests of its file may change what
// it needs. The gate's sum says which tests needed it, and why. Whoever runs Jest alone sees the
// failure at once.
if (process.env['SNAGBOOK_GATE'] !== undefined)
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
