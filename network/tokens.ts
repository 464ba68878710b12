import { safely, type Emit } from './events';
import { NetworkFailure, type FailureFacts, type FailureKind } from './failure';
import type { AuthOptions } from './options';
import * as settings from './settings';
import type { Clock } from './world';

/** `fresh`: a refresh ended while this caller waited. A token without one was already newer than the caller's. */
export interface Renewal {
  readonly token: string;
  readonly fresh: boolean;
}

/** All promises reject with a NetworkFailure alone. */
export interface Tokens {
  /** The token for an attempt that starts now; waits while a refresh runs and fails with it. */
  current(): string | null | Promise<string | null>;
  /** After `used` was rejected: the current token if it is another one, else the outcome of the one refresh all share. */
  renew(used: string | null): Promise<Renewal>;
  close(): void;
}

/** One refresh at a time for requests and the socket alike. Whoever waits may leave; the refresh goes on for the others. */
export function createTokens(auth: AuthOptions, clock: Clock, emit: Emit | undefined): Tokens {
  let running: Promise<Renewal> | undefined;
  let controller: AbortController | undefined;
  /** The token whose refresh was refused last. */
  let lost: string | null | undefined;

  function current(): string | null | Promise<string | null> {
    if (running !== undefined) return running.then(({ token }) => token);
    try {
      const token = auth.token();
      return token instanceof Promise ? within(clock, () => token) : token;
    } catch (cause) {
      return Promise.reject(refreshFailure('network', { cause }));
    }
  }

  async function refresh(used: string | null): Promise<Renewal> {
    const startedAt = clock.now();
    controller = new AbortController();
    // That it rejects with a NetworkFailure alone is what `within` promises.
    const answer = await within(clock, (signal) => auth.refresh(signal), controller).catch((failure: NetworkFailure) => failure);
    running = undefined;
    if (answer instanceof NetworkFailure && answer.kind === 'cancelled') throw answer;
    const token = typeof answer === 'string' && answer !== '' ? answer : undefined;
    const outcome = token !== undefined ? 'renewed' : answer === null ? 'refused' : 'failed';
    emit?.({ type: 'refresh', outcome, durationMs: clock.now() - startedAt });
    if (token !== undefined) {
      lost = undefined;
      return { token, fresh: true };
    }
    // Null is a refusal; anything else is no answer and may be asked again.
    const failure = answer instanceof NetworkFailure ? answer : refreshFailure('auth', { retryable: answer !== null });
    if (outcome === 'refused' && lost !== used) {
      lost = used;
      safely(() => auth.lost(failure));
    }
    throw failure;
  }

  return {
    current,
    async renew(used) {
      if (running === undefined) {
        const token = await current();
        if (token !== null && token !== used) return { token, fresh: false };
      }
      return (running ??= refresh(used));
    },
    close: () => controller?.abort(refreshFailure('cancelled')),
  };
}

function refreshFailure(kind: FailureKind, facts?: Partial<FailureFacts>): NetworkFailure {
  return new NetworkFailure({ ...facts, kind, operation: 'refresh' });
}

/** Runs what the caller of the layer wrote: it may throw, reject or never end. Rejects with a NetworkFailure alone. */
async function within<Value>(clock: Clock, run: (signal: AbortSignal) => Value | Promise<Value>, controller = new AbortController()): Promise<Value> {
  const { signal } = controller;
  const timer = clock.setTimeout(() => controller.abort(refreshFailure('timeout')), settings.refreshTimeoutMs);
  try {
    return await new Promise<Value>((resolve, reject) => {
      signal.addEventListener('abort', reject);
      Promise.resolve(run(signal)).then(resolve, reject);
    });
  } catch (cause) {
    throw signal.aborted ? signal.reason : refreshFailure('network', { cause });
  } finally {
    clock.clearTimeout(timer);
  }
}
