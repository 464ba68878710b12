import { LeaseLost } from '../../jobs';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { deliver, type DeliverOptions } from './deliver';
import { dueWebhooks, webhookById } from './webhookStore';

export interface Webhooks {
  /** Looks every few seconds from now on. */
  begin(): void;
  /** Looks at once, and resolves when nothing is being sent. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Sends the events of projects to their webhooks, each by one process at a time. */
export function startWebhooks(services: Services, options: DeliverOptions): Webhooks {
  const { db, clock, jobs, log } = services;
  const closing = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let looking: Promise<void> | undefined;
  /** Said once until it works again: it is tried every few seconds. */
  let saidFault = false;
  /** Those that wait for a place, and what is being sent to others. */
  let due: string[] = [];
  const busy = new Map<string, Promise<void>>();

  async function tell(id: string): Promise<void> {
    const lease = await jobs.lease('SEND_WEBHOOK', id);
    // Another process is at it.
    if (lease === null) return;
    try {
      const hook = await webhookById(db, id);
      if (hook !== undefined) await deliver(services, hook, options, closing.signal);
      await lease.done(db);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      // If that cannot be written, the lease expires by itself.
      await lease.release().catch(() => undefined);
      throw error;
    }
  }

  const fault = (error: unknown): void => {
    if (!closing.signal.aborted && !saidFault)
      log({ level: 'warn', message: 'webhooks cannot be sent', error: String(error) });
    saidFault = true;
  };

  /** A receiver that is slow keeps none of the others waiting: each place that is free is taken. */
  function fill(): void {
    while (busy.size < settings.webhooks.atOnce && !closing.signal.aborted) {
      const id = due.shift();
      if (id === undefined) return;
      const telling = tell(id)
        .then(() => void (saidFault = false), fault)
        .finally(() => {
          busy.delete(id);
          fill();
        });
      busy.set(id, telling);
    }
  }

  async function lookOnce(): Promise<void> {
    try {
      const found = await dueWebhooks(db, clock());
      due = found.filter((id) => !busy.has(id));
      if (found.length === 0) saidFault = false;
    } catch (error) {
      fault(error);
    }
    fill();
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function idle(): Promise<void> {
    await looking;
    while (busy.size > 0) await Promise.all(busy.values());
  }

  return {
    begin() {
      timer ??= setInterval(() => void look(), options.lookEvery ?? settings.webhooks.lookEvery);
      timer.unref();
    },
    async look() {
      await look();
      await idle();
    },
    async close() {
      closing.abort();
      clearInterval(timer);
      await Promise.race([
        idle(),
        new Promise((resolve) => setTimeout(resolve, settings.closing).unref()),
      ]);
    },
  };
}
