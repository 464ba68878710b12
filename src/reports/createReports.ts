import type { NetworkEvent } from '../../network/index';
import type { World } from '../device/world';
import type { Fault } from '../worker/faults';
import { placeOf, type Faults } from './faults';

/**
 * Sends facts to the reporting service; resolves when they are delivered, and else never. Its errors
 * are ignored.
 */
export type Send = (facts: Facts) => Promise<void>;

/** Loads the client for the service at `dsn`. */
export type LoadSend = (dsn: string) => Promise<Send>;

/**
 * Reports failures and loading times to a service, if one is configured. Its own errors are
 * dropped.
 */
export interface Reports {
  /** Sets the service; null for none. */
  to(dsn: string | null): void;
  network(event: NetworkEvent): void;
  /** An error in our own code. Kept until there is a line. */
  bug(error: unknown): void;
  /** A screen was complete `ms` after the navigation to it. */
  shown(screen: string, ms: number): void;
  close(): void;
}

/** Facts kept until the client is loaded; more are dropped. */
const mostWaiting = 50;
/** ms between two reports of loading times: one small request instead of one for each screen. */
const usageEvery = 60_000;
/** Faults reported in an hour; the others are kept until later. */
const mostFaults = 20;
const hourMs = 3_600_000;

export function createReports(
  world: Pick<World, 'clock' | 'visible' | 'online'>,
  load: LoadSend,
  faults: Faults,
): Reports {
  /** Undefined until the server has said it. */
  let dsn: string | null | undefined;
  let send: Send | null = null;
  let loading = false;
  let waiting: Facts[] = [];
  /** When each fault was reported on this page, by its place. */
  const reported = new Map<string, number>();
  let times = new Map<string, number[]>();
  let timer: unknown;

  function report(facts: Facts): void {
    if (dsn == null) return;
    if (send !== null) quietly(send, facts);
    else if (waiting.length < mostWaiting) waiting.push(facts);
    if (send === null && !loading) start(dsn);
  }

  function start(at: string): void {
    loading = true;
    load(at)
      .then((loaded) => {
        send = loaded;
        const kept = waiting;
        waiting = [];
        for (const facts of kept) quietly(loaded, facts);
        reportFaults();
      })
      // Without the client nothing is sent; the next report tries again.
      .catch(() => undefined)
      .finally(() => {
        loading = false;
      });
  }

  function reportFaults(): void {
    if (dsn === null) faults.clear();
    const all = faults.all();
    if (dsn == null || all.length === 0 || !world.online.get()) return;
    if (send === null) {
      if (!loading) start(dsn);
      return;
    }
    const now = world.clock.now();
    for (const fault of all) {
      const place = placeOf(fault);
      const lately = [...reported.values()].filter((at) => at > now - hourMs).length;
      if (reported.has(place) || lately >= mostFaults) continue;
      reported.set(place, now);
      quietly(send, faultReport(fault), () => faults.remove(fault));
    }
  }

  function flush(): void {
    world.clock.clearTimeout(timer);
    timer = undefined;
    const measured = times;
    times = new Map();
    if (measured.size > 0) report(usageReport(measured));
  }

  const stops = [
    world.visible.subscribe(() => {
      if (!world.visible.get()) flush();
    }),
    world.online.subscribe(reportFaults),
    faults.subscribe(reportFaults),
  ];

  return {
    to(next) {
      dsn = next;
      reportFaults();
    },
    network(event) {
      const facts = failureReport(event);
      if (facts !== null) report(facts);
    },
    bug: faults.add,
    shown(screen, ms) {
      if (dsn == null) return;
      times.set(screen, [...(times.get(screen) ?? []), Math.round(ms)]);
      timer ??= world.clock.setTimeout(flush, usageEvery);
    },
    close() {
      for (const stop of stops) stop();
      flush();
    },
  };
}

/** A failed report must not disturb the person. */
function quietly(send: Send, facts: Facts, delivered?: () => void): void {
  try {
    send(facts).then(delivered, () => undefined);
  } catch {
    // The client itself failed.
  }
}

/**
 * A report: names, kinds, codes and numbers. Never a person's text, a token, an address or a file's
 * name.
 */
export interface Facts {
  readonly message: string;
  readonly level: 'error' | 'info';
  readonly tags: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;
  /** For an error in our own code. */
  readonly fault?: Fault;
}

/** A report of an execution that failed or had tolerated errors; null for all others. */
function failureReport(event: NetworkEvent): Facts | null {
  if (event.type !== 'end' || event.outcome === 'left') return null;
  const { failure, errors = [] } = event;
  if (failure === undefined && errors.length === 0) return null;
  // A cancelled request or a signed-out person is no fault to report.
  if (failure?.kind === 'cancelled' || failure?.kind === 'auth') return null;
  const kind = failure?.kind ?? 'tolerated';
  return {
    message: `${event.operation} ${kind}`,
    level: 'error',
    tags: {
      operation: event.operation,
      kind,
      status: String(failure?.status ?? 'none'),
      retryable: String(failure?.retryable ?? false),
    },
    extra: {
      document: event.id,
      durationMs: event.durationMs,
      attempts: event.attempts.map(({ durationMs, status, kind: how }) => ({
        durationMs,
        status,
        kind: how,
      })),
      errors: errors.map(({ code, path }) => ({ code, path })),
      requestId: event.requestId,
    },
  };
}

const faultReport = (fault: Fault): Facts => ({
  message: `Fault: ${fault.name}`,
  level: 'error',
  tags: { kind: 'fault' },
  extra: {},
  fault,
});

/** How often each screen was opened, with median and 90th percentile of its loading time in ms. */
function usageReport(times: ReadonlyMap<string, readonly number[]>): Facts {
  const screens = [...times].map(([screen, all]) => {
    const sorted = [...all].sort((a, b) => a - b);
    const at = (share: number): number | undefined => sorted[Math.ceil(sorted.length * share) - 1];
    return [screen, { count: sorted.length, medianMs: at(0.5), p90Ms: at(0.9) }];
  });
  return {
    message: 'Screens',
    level: 'info',
    tags: { kind: 'usage' },
    extra: { screens: Object.fromEntries(screens) as unknown },
  };
}
