import type { NetworkClock, NetworkOnline } from '../../network/index';

/** Time after which the server is asked whether there is a line in spite of the hint, in ms. */
const tryAfterMs = 30_000;

/**
 * Whether there may be a line. That the browser says so is only a hint: behind a VPN some say all
 * the time that there is none. `reach` resolves when the server, or somebody else, has answered.
 */
export function createOnline(
  hint: NetworkOnline,
  clock: Pick<NetworkClock, 'setTimeout' | 'clearTimeout'>,
  reach: () => Promise<unknown>,
): NetworkOnline {
  const listeners = new Set<() => void>();
  let reached = false;
  let timer: unknown;

  function notify(is: boolean): void {
    reached = is;
    for (const listener of listeners) listener();
  }

  function tryLater(): void {
    clock.clearTimeout(timer);
    timer = undefined;
    if (hint.get()) return;
    const mine = (timer = clock.setTimeout(() => {
      const answered = (is: boolean) => (): void => {
        if (timer !== mine) return;
        if (is !== reached) notify(is);
        tryLater();
      };
      reach().then(answered(true), answered(false));
    }, tryAfterMs));
  }

  hint.subscribe(() => {
    tryLater();
    notify(false);
  });
  tryLater();
  return {
    get: () => hint.get() || reached,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
