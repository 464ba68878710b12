import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../services';
import type { Answered } from './requests';

interface MetricsOptions {
  services: Services;
  dataDir: string;
  /** Number of open websockets. */
  sockets: () => number;
}

export interface Metrics {
  answered(request: Answered): void;
  /** All of them, in the text format of Prometheus. */
  read(): Promise<Response>;
}

/** The server's metrics. Values from other parts are read when the metrics are requested. */
export function createMetrics({ services, dataDir, sockets }: MetricsOptions): Metrics {
  const register = new Registry();
  const registers = [register];
  // Memory, CPU time, garbage collection, and how late the event loop is.
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'snagbook_requests_total',
    help: 'Requests that were answered, by what they asked for and how they ended.',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'snagbook_request_seconds',
    help: 'From the first byte of a request to the first of its answer, with the time that its body took to come.',
    labelNames: ['operation'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 30],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    void new Gauge({
      name: `snagbook_${name}`,
      help,
      registers,
      async collect() {
        const value = await unlessAway(read);
        if (value !== null) this.set(value);
      },
    });
  };
  gauge('sockets', 'Websockets that are open.', sockets);
  gauge('journals_followed', 'Journals that open websockets follow.', () =>
    services.wakeUps.listening(),
  );
  gauge('photos_validating', 'Photos that have come in and wait to be looked at, or are.', () =>
    services.photos.validating(),
  );
  gauge('passwords_waiting', 'Passwords that wait to be hashed, or are.', () =>
    services.passwords.waiting(),
  );
  gauge('disk_free_bytes', 'Room that is left on the disk of the data directory.', async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  });
  void new Gauge({
    name: 'snagbook_jobs',
    help: 'Work behind the answers that waits or is done, by kind. Without the sweep, whose row always waits for its next time.',
    labelNames: ['kind'],
    registers,
    async collect() {
      const rows = await unlessAway(() =>
        services.db
          .selectFrom('job')
          .where('kind', '!=', 'SWEEP_FILES')
          .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
          .groupBy('kind')
          .execute(),
      );
      this.reset();
      for (const { kind, count } of rows ?? []) this.set({ kind }, Number(count));
    },
  });

  return {
    answered({ name, outcome, ms }) {
      requests.inc({ operation: name, outcome });
      seconds.observe({ operation: name }, ms / 1_000);
    },
    async read() {
      return new Response(await register.metrics(), {
        headers: { 'content-type': register.contentType, 'cache-control': 'no-store' },
      });
    },
  };
}

/** Time limit for one value, in ms: Prometheus gives up after ten seconds by default. */
const longestMs = 2_000;

/** Null if the database or the disk does not answer: the other metrics are needed most then. */
async function unlessAway<T>(read: () => T | Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, longestMs, null);
  });
  try {
    return await Promise.race([read(), over]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
