import type { World } from '../../device/world';

/** One tab of the browser sends; the others watch. Without locks each sends, which the server tolerates. */
export interface Leader {
  leads(): boolean;
  /** Takes the lead from a tab that seems to sleep. */
  takeOver(): void;
  close(): void;
}

export function createLeader(locks: World['locks'], name: string, onLead: () => void): Leader {
  let leading = locks === null;
  let closed = false;
  let release: (() => void) | undefined;
  const controller = new AbortController();

  function ask(options: LockOptions): void {
    if (locks === null || closed) return;
    locks
      .request(name, options, () => {
        if (closed) return undefined;
        leading = true;
        onLead();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      .catch(() => {
        // Another tab took over, or this one closes.
        leading = false;
        release = undefined;
        queue();
      });
  }

  function queue(): void {
    ask({ signal: controller.signal });
  }

  queue();
  return {
    leads: () => leading,
    // Waiting twice is harmless: the lock comes at most once, and `leading` stays true.
    takeOver: () => ask({ steal: true }),
    close() {
      closed = true;
      leading = false;
      controller.abort();
      release?.();
    },
  };
}
