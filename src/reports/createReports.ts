import type { NetworkEvent } from '../../network/index';
import type { World } from '../device/world';
import { bugReport, type Facts, failureReport, usageReport } from './facts';

/** Sends facts to the outside service. It may throw or reject; nobody cares. */
export type Send = (facts: Facts) => void;

/** Loads what talks to the service at `dsn`. */
export type LoadSend = (dsn: string) => Promise<Send>;

/** What goes wrong and how long screens take, told to an outside service if there is one. It can never hurt: whatever fails in it is dropped. */
export interface Reports {
  /** Where to; null or nothing: nowhere. */
  to(dsn: string | null): void;
  network(event: NetworkEvent): void;
  /** A fault of our own code. */
  bug(error: unknown): void;
  /** A screen was complete so many ms after the person asked for it. */
  shown(screen: string, ms: number): void;
  close(): void;
}

/** Facts kept until the code that sends them is there; what comes after is dropped. */
const mostWaiting = 50;
/** ms between two reports of loading times: one small request instead of one for each screen. */
const usageEvery = 60_000;

export function createReports(world: Pick<World, 'clock' | 'visible'>, load: LoadSend): Reports {
  let dsn: string | null = null;
  let send: Send | null = null;
  let loading = false;
  let waiting: Facts[] = [];
  let times = new Map<string, number[]>();
  let timer: unknown;

  function report(facts: Facts): void {
    if (dsn === null) return;
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
      })
      // Without the code there are no reports; the next one tries again.
      .catch(() => undefined)
      .finally(() => {
        loading = false;
      });
  }

  function flush(): void {
    world.clock.clearTimeout(timer);
    timer = undefined;
    const measured = times;
    times = new Map();
    if (measured.size > 0) report(usageReport(measured));
  }

  const stop = world.visible.subscribe(() => {
    if (!world.visible.get()) flush();
  });

  return {
    to(next) {
      dsn = next;
    },
    network(event) {
      const facts = failureReport(event);
      if (facts !== null) report(facts);
    },
    bug: (error) => report(bugReport(error)),
    shown(screen, ms) {
      if (dsn === null) return;
      times.set(screen, [...(times.get(screen) ?? []), Math.round(ms)]);
      timer ??= world.clock.setTimeout(flush, usageEvery);
    },
    close() {
      stop();
      flush();
    },
  };
}

function quietly(send: Send, facts: Facts): void {
  try {
    send(facts);
  } catch {
    // A report is never worth anything to the person in front of the screen.
  }
}
