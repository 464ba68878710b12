import type { WebhookOptions } from '../../http/postOutside';
import { LeaseLost } from '../../jobs';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { deliver } from './deliver';
import { dueWebhooks, webhookById } from './webhookStore';

export interface Webhooks {
  /** Looks every few seconds from now on. */
  begin(): void;
  /** Sends what is due, once. One run at a time: concurrent callers wait for it. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Sends the events of projects to their webhooks, each by one process at a time. */
export function startWebhooks(services: Services, options: WebhookOptions): Webhooks {
  const { db, clock, jobs, log } = services;
  const closing = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let looking: Promise<void> | undefined;
  /** Said once until it works again: it is tried every few seconds. */
  let saidFault = false;

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

  async function lookOnce(): Promise<void> {
    try {
      const due = await dueWebhooks(db, clock());
      // One receiver that is slow keeps none of the others waiting.
      await Promise.all(
        Array.from({ length: settings.webhooks.atOnce }, async () => {
          for (let id = due.shift(); id !== undefined; id = due.shift())
            if (!closing.signal.aborted) await tell(id);
        }),
      );
      saidFault = false;
    } catch (error) {
      if (!closing.signal.aborted && !saidFault)
        log({ level: 'warn', message: 'webhooks cannot be sent', error: String(error) });
      saidFault = true;
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    begin() {
      timer ??= setInterval(() => void look(), options.lookEvery ?? settings.webhooks.lookEvery);
      timer.unref();
    },
    look,
    async close() {
      closing.abort();
      clearInterval(timer);
      await Promise.race([
        looking,
        new Promise((resolve) => setTimeout(resolve, settings.closing).unref()),
      ]);
    },
  };
}
