import { type ConnectionState, safely } from './events';
import { failed } from './request';
import type { Cancel, Live, Subscriptions } from './layer';

/**
 * For the option `subscriptions` of `createNetwork`: their code is loaded with the first
 * subscription, so that it takes no part in an app's first load. A subscription whose code could
 * not be loaded ends as `network`; the next one asks again.
 */
export function loadSubscriptions(load: () => Promise<Subscriptions>): Subscriptions {
  return (parts) => {
    const idle: ConnectionState = { kind: 'idle', since: parts.platform.clock.now() };
    const listeners = new Set<() => void>();
    let live: Live | undefined;
    let closed = false;

    async function loaded(): Promise<Live> {
      const subscriptions = await load();
      if (live === undefined) {
        live = subscriptions(parts);
        live.connection.subscribe(() => listeners.forEach(safely));
        if (closed) live.close();
      }
      return live;
    }

    return {
      step(call, answer) {
        let left = false;
        let cancel: Cancel = () => void (left = true);
        loaded().then(
          ({ step }) => {
            if (!left) cancel = step(call, answer);
          },
          (cause: unknown) => {
            if (!left) answer.end(failed(call, { kind: 'network', cause }));
          },
        );
        return () => cancel();
      },
      connection: {
        get: () => live?.connection.get() ?? idle,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      close() {
        closed = true;
        live?.close();
      },
    };
  };
}
