import { createClient } from 'graphql-ws';
import { asErrors, objectOf, readBody, reportAnswer } from './answer';
import { createConnection } from './events';
import type { NetworkFailure } from './failure';
import type { Call, LayerParts, Live, Part, Step } from './layer';
import { createReconnect, openSocket, states, type WatchedSocket } from './socket';
import { asFailure, bodyOf, failed, missingOption } from './request';
import { awaited } from './tokens';
import type { Clock } from './platform';

/**
 * Subscriptions over one shared socket that opens with the first of them and closes with the last.
 */
export function createLive(parts: LayerParts): Live {
  const { options, platform, tokens, limits, emit } = parts;
  const { clock, online } = platform;
  const connection = createConnection(clock.now, (state) => emit?.({ type: 'connection', state }));
  const readers = new Set<Reader>();
  let current: WatchedSocket | undefined;
  let token: string | null = null;

  const reconnect = createReconnect(parts, (cause) => {
    // A copy, because a reader that ends may subscribe again at once.
    for (const { call, end } of Array.from(readers)) end(failed(call, { kind: 'auth', cause }));
  });

  const polling = createPolling(
    clock,
    limits.pollMs,
    () => Promise.all([...readers].map(async ({ call }) => call.options.poll?.())),
    showState,
  );

  function LiveSocket(_url: string, protocol: string): WatchedSocket {
    current = openSocket(parts, protocol, reconnect.openLimit(), (code, remote) => {
      const seen = reconnect.ended(code, remote, token);
      if (reconnect.blocked() && [...readers].some(({ call }) => call.options.poll))
        polling.start();
      showState();
      return seen;
    });
    return current;
  }

  const client = createClient({
    // LiveSocket gets its address itself.
    url: '',
    webSocketImpl: Object.assign(LiveSocket, states),
    async connectionParams() {
      // Rejects if the token cannot be read; graphql-ws then closes this socket and tries another.
      token = tokens === undefined ? null : await awaited(tokens.current());
      if (options.connectionParams !== undefined) return options.connectionParams(token);
      return token === null ? undefined : { token };
    },
    retryAttempts: Infinity,
    // Also after an unreadable message: the next one may be fine.
    shouldRetry: () => true,
    retryWait: reconnect.wait,
    on: {
      opened: reconnect.opened,
      connected() {
        current?.acknowledge();
        reconnect.acknowledged();
        polling.stop();
        showState();
      },
    },
  });

  const stopWatching = online.subscribe(() => {
    if (online.get()) {
      reconnect.wake();
      current?.probe();
    }
    showState();
  });

  function showState(): void {
    if (readers.size === 0) connection.set('idle');
    else if (!online.get()) connection.set('offline');
    else connection.set(polling.works() ? 'polling' : reconnect.state());
  }

  /**
   * Closes the socket if no subscription is left. Deferred by a microtask, so that a subscriber
   * that leaves and returns at once (React's StrictMode) keeps the socket.
   */
  function closeIfUnused(): void {
    queueMicrotask(() => {
      if (readers.size > 0) return;
      current?.close();
      polling.stop();
      reconnect.wake();
      showState();
    });
  }

  const step: Step = (call, answer) => {
    let stop = (): void => {};
    const reader: Reader = {
      call,
      end(failure) {
        if (leave()) answer.end(failure);
      },
    };
    function leave(): boolean {
      const here = readers.delete(reader);
      if (here) {
        stop();
        closeIfUnused();
      }
      return here;
    }

    readers.add(reader);
    if (options.socketUrl === undefined || platform.WebSocket === null) {
      queueMicrotask(() => reader.end(failed(call, { kind: 'network', retryable: false })));
      return leave;
    }
    const read = options.incremental?.parts(call) ?? completeEventsReader(call);
    stop = client.subscribe(messageFor(reader), {
      next(result) {
        if (!readers.has(reader)) return;
        reportAnswer(call, result);
        try {
          read(result).payloads.forEach(answer.next);
        } catch (cause) {
          reader.end(asFailure(call, cause, 'badBody'));
        }
      },
      // A list is the server's `error` message; anything else is a permanent failure.
      error: (cause) =>
        reader.end(
          failed(
            call,
            Array.isArray(cause)
              ? { kind: 'graphql', graphqlErrors: asErrors(cause) }
              : { kind: 'network', retryable: false, cause },
          ),
        ),
      complete: () => reader.end(),
    });
    showState();
    return leave;
  };

  return {
    step,
    connection,
    close() {
      stopWatching();
      closeIfUnused();
    },
  };
}

/**
 * Reads events that come in one piece. Fails on an incremental part, because what follows it would
 * be lost.
 */
function completeEventsReader(call: Call): (event: unknown) => Part {
  return (event) => {
    if ('hasNext' in objectOf(event)) throw failed(call, missingOption('badBody', 'incremental'));
    return { payloads: [readBody(call, event)], last: true };
  };
}

/** One active subscription. */
interface Reader {
  readonly call: Call;
  /** Ends it; does nothing if it has ended already. */
  end(failure?: NetworkFailure): void;
}

/**
 * graphql-ws serializes this for every new socket, so `toJSON` reads the variables of that moment:
 * the current cursor.
 */
function messageFor({ call, end }: Reader): { query: string; toJSON(): unknown } {
  return {
    // Not sent, because toJSON decides; graphql-ws's types demand a query.
    query: '',
    toJSON() {
      try {
        // Serialized here, because graphql-ws breaks on variables that are not JSON.
        return JSON.parse(
          JSON.stringify(
            bodyOf(
              call.params,
              call.options.subscriptionVariables?.() ?? call.variables,
              call.layerOptions,
            ),
          ),
        );
      } catch (cause) {
        queueMicrotask(() => end(failed(call, { kind: 'badBody', cause })));
        return {};
      }
    },
  };
}

export interface Polling {
  /** Reads at once and then every 20,000 ms. Does nothing while it runs. */
  start(): void;
  stop(): void;
  /** The last read succeeded, so the data is at most one interval old. */
  works(): boolean;
}

/**
 * Replaces the socket while websockets are blocked. One read at a time; after a failed one the next
 * follows at the usual interval.
 */
function createPolling(
  clock: Clock,
  pollMs: number,
  read: () => Promise<unknown>,
  changed: () => void,
): Polling {
  /** A new object for each start, so that a read of an earlier one is ignored when it ends. */
  let round: object | undefined;
  let works = false;
  let timer: unknown;

  function poll(): void {
    const mine = round;
    const closeIfUnused = (success: boolean) => (): void => {
      if (mine !== round) return;
      works = success;
      timer = clock.setTimeout(poll, pollMs);
      changed();
    };
    read().then(closeIfUnused(true), closeIfUnused(false));
  }

  return {
    start() {
      if (round !== undefined) return;
      round = {};
      poll();
    },
    stop() {
      round = undefined;
      works = false;
      clock.clearTimeout(timer);
    },
    works: () => works,
  };
}
