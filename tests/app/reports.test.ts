import type { NetworkEndEvent } from '../../network/index';
import { createReports, type Reports } from '../../src/reports/createReports';
import { createFaults } from '../../src/reports/faults';
import { openSentry } from '../../src/reports/sentry';
import { catchFaults, hearFaults, tellFaults } from '../../src/worker/faults';
import { openReceiver, type Receiver } from './support/receiver';
import { until } from './support/until';

const timers: (() => void)[] = [];
/** The line, and who waits for it. */
let online = true;
const listeners = new Set<() => void>();
const onLine = (is: boolean): void => {
  online = is;
  for (const listener of listeners) listener();
};
const noFaults = () => createFaults(null);
const world = {
  online: {
    get: () => online,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
  clock: {
    now: () => 0,
    date: () => 0,
    setTimeout: (run: () => void) => timers.push(run),
    clearTimeout: () => undefined,
  },
  visible: { get: () => true, subscribe: () => () => undefined },
};

const failed: NetworkEndEvent = {
  type: 'end',
  execution: 1,
  at: 16_000,
  operation: 'SnagListScreenQuery',
  id: 'abc',
  operationKind: 'query',
  outcome: 'failed',
  durationMs: 16_000,
  attempts: [
    { startedAt: 0, durationMs: 15_000, kind: 'timeout' },
    { startedAt: 16_000, durationMs: 3, status: 502, kind: 'http' },
  ],
  failure: { kind: 'http', status: 502, retryable: true },
  errors: [{ code: 'INTERNAL', path: 'project.snags' }],
  requestId: 'r1',
};

let receiver: Receiver;
let reports: Reports;

beforeEach(async () => {
  timers.length = 0;
  listeners.clear();
  online = true;
  receiver = await openReceiver();
  reports = createReports(world, (dsn) => Promise.resolve(openSentry(dsn)), noFaults());
});
afterEach(() => receiver.close());

test('a failed request is reported once, by POST, with its kind, status, attempts and codes', async () => {
  reports.to(receiver.dsn);
  const arrived = receiver.next();
  reports.network(failed);
  const text = await arrived;
  expect(text).toMatch(/^POST \/api\/7\/envelope\//);
  for (const fact of [
    'SnagListScreenQuery',
    '"kind":"http"',
    '"status":"502"',
    '"durationMs":15000',
    'INTERNAL',
    'project.snags',
    'r1',
  ])
    expect(text).toContain(fact);
  expect(receiver.received).toHaveLength(1);
});

test('without an address nothing is loaded and nothing is sent', async () => {
  const load = jest.fn(() => Promise.resolve(() => Promise.resolve()));
  const silent = createReports(world, load, noFaults());
  silent.network(failed);
  silent.bug(new Error('x'));
  silent.shown('SnagList', 100);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(timers).toHaveLength(0);
});

test('a fault of our own is reported by its class and place, never by its message', async () => {
  const faults = noFaults();
  reports = createReports(world, (dsn) => Promise.resolve(openSentry(dsn)), faults);
  reports.to(receiver.dsn);
  const arrived = receiver.next();
  reports.bug(
    new TypeError('Cannot read "Leak in Mrs Miller’s bath" of IMG_7.jpg for ivo@eden.example'),
  );
  const text = await arrived;
  expect(text).toContain('TypeError');
  expect(text).toContain('reports.test');
  for (const secret of ['Miller', 'IMG_7', 'ivo@eden']) expect(text).not.toContain(secret);
  await until(() => faults.all().length === 0);
});

/** A page on which nobody catches anything, and the storage that it finds again after a reload. */
function openPage() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const page = new EventTarget();
  const faults = createFaults(storage);
  catchFaults(page, faults.take);
  return {
    texts,
    reload: () => createFaults(storage),
    throws: (error: unknown) => page.dispatchEvent(new ErrorEvent('error', { error })),
    rejects: (reason: unknown) =>
      page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  };
}

test('what nobody caught at a start without a line is reported at the next start, without its message', async () => {
  const page = openPage();
  page.throws(new RangeError('Leak in Mrs Miller’s bath for ivo@eden.example'));
  page.rejects(new SyntaxError('Leak in Mrs Miller’s bath'));
  expect([...page.texts.values()].join()).not.toMatch(/Miller|ivo@eden/);
  const sent: string[] = [];
  const faults = page.reload();
  const later = createReports(
    world,
    () => Promise.resolve(async (facts) => void sent.push(facts.message)),
    faults,
  );
  onLine(false);
  later.to('http://public@reports.test/7');
  await Promise.resolve();
  expect(sent).toEqual([]);
  onLine(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual(['Fault: RangeError', 'Fault: SyntaxError']);
  faults.add(new TypeError('x'));
  expect(sent.at(-1)).toBe('Fault: TypeError');
  await Promise.resolve();
  expect(page.texts.size).toBe(0);
});

test('what nobody caught in a worker is told to the open pages, which report it', async () => {
  const page = createFaults(null);
  const stop = hearFaults(page.take);
  const worker = new EventTarget();
  tellFaults(worker);
  worker.dispatchEvent(new ErrorEvent('error', { error: thrownAt(7) }));
  await until(() => page.all().length === 1);
  stop();
  expect(page.all()).toEqual([{ name: 'Error', stack: expect.stringContaining('a.js:7:1') }]);
});

/** An error thrown at this line of ours. */
const thrownAt = (line: number): Error =>
  Object.assign(new Error('x'), {
    stack: `Error: x\n    at work (https://a.example/a.js:${line}:1)`,
  });

test('each place is reported once a page, at most twenty an hour, and kept until it is delivered', async () => {
  const page = openPage();
  let now = 0;
  let sent = 0;
  let delivers = false;
  const clock = { ...world.clock, now: () => now };
  const faults = page.reload();
  const later = createReports(
    { ...world, clock },
    () =>
      Promise.resolve(() => {
        sent += 1;
        return delivers ? Promise.resolve() : new Promise<never>(() => undefined);
      }),
    faults,
  );
  later.to('http://public@reports.test/7');
  faults.add(thrownAt(1));
  faults.add(thrownAt(1));
  await new Promise((resolve) => setImmediate(resolve));
  expect([sent, faults.all().length]).toEqual([1, 1]);
  delivers = true;
  for (let line = 2; line < 30; line += 1) faults.add(thrownAt(line));
  await Promise.resolve();
  expect([sent, faults.all().length]).toEqual([20, 10]);
  now = 3_600_000;
  faults.add(thrownAt(30));
  await Promise.resolve();
  expect([sent, faults.all().length]).toEqual([30, 1]);
});

test('the last 50 faults are kept, each once, and none where no service is set', () => {
  const page = openPage();
  const error = new Error('thrown and reported');
  page.throws(error);
  page.rejects(error);
  for (let count = 0; count < 50; count += 1) page.rejects(thrownAt(count));
  const faults = page.reload();
  expect(faults.all().map(({ stack }) => stack)).toEqual(
    Array.from({ length: 50 }, (_each, line) => `    at work (https://a.example/a.js:${line}:1)`),
  );
  page.throws(error);
  page.throws(new Error('another'));
  createReports(world, () => Promise.reject(new Error('not loaded')), page.reload()).to(null);
  expect(page.texts.size).toBe(0);
});

test.each([
  [
    'throws',
    () =>
      Promise.resolve(() => {
        throw new Error('broken');
      }),
  ],
  ['cannot be loaded', () => Promise.reject(new Error('no code'))],
  ['is not there', () => Promise.resolve(openSentry('http://public@127.0.0.1:9/1'))],
])('a service that %s changes nothing for the person', async (_what, load) => {
  const poor = createReports(world, load, noFaults());
  poor.to('http://public@127.0.0.1:9/1');
  expect(() => {
    poor.network(failed);
    poor.bug(new Error('x'));
  }).not.toThrow();
  await new Promise((resolve) => setImmediate(resolve));
  expect(() => poor.network(failed)).not.toThrow();
});

test('a service that is busy is left alone for as long as it says', async () => {
  const busy = await openReceiver(429);
  try {
    const sending = createReports(world, (dsn) => Promise.resolve(openSentry(dsn)), noFaults());
    sending.to(busy.dsn);
    const arrived = busy.next();
    sending.network(failed);
    await arrived;
    // Each round trip behind a report gives the one before it the time to be answered.
    const roundTrip = () =>
      fetch(new URL('/', busy.dsn.replace('public@', '')), { method: 'POST' });
    await roundTrip();
    sending.network(failed);
    await roundTrip();
    expect(busy.received.filter((text) => text.includes('/envelope/'))).toHaveLength(1);
  } finally {
    await busy.close();
  }
});
