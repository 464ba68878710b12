import type { World } from './world';
import { sendByXhr } from './xhr';

/** A browser's globals, or Node's, which has fewer. */
const world: Partial<typeof globalThis> = globalThis;

/** The caller's parts, and the browser's own for the rest. A replaced `fetch` sends the uploads too, unless `upload` is given; so does fetch with `omit`, because an XMLHttpRequest always sends the cookies of its own origin. */
export function worldWith(parts: Partial<World> = {}, credentials?: RequestCredentials): World {
  const { XMLHttpRequest, WebSocket } = world;
  return {
    fetch: (url, init) => fetch(url, init),
    upload: XMLHttpRequest === undefined || parts.fetch !== undefined || credentials === 'omit' ? null : sendByXhr,
    WebSocket: WebSocket ?? null,
    clock: {
      now: () => Date.now(),
      setTimeout: (run, ms) => setTimeout(run, ms),
      // The value that setTimeout above returned.
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    random: Math.random,
    online: {
      get: () => world.navigator?.onLine !== false,
      subscribe(listener) {
        const controller = new AbortController();
        for (const event of ['online', 'offline']) world.addEventListener?.(event, listener, controller);
        return () => controller.abort();
      },
    },
    ...parts,
  };
}
