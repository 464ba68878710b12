import type { World } from '../../device/world';

/** Chooses the tab that sends. Without locks each tab sends, which the server tolerates. */
export interface Leader {
  leads(): boolean;
  /** Takes the lead from a tab that seems to be suspended. */
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
    // Requesting twice is harmless: the lock is granted at most once, and `leading` stays true.
    takeOver: () => ask({ steal: true }),
    close() {
      closed = true;
      leading = false;
      controller.abort();
      release?.();
    },
  };
}
