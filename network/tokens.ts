import { safely, type Emit } from './events';
import { NetworkFailure, type FailureFacts, type FailureKind } from './failure';
import type { AuthOptions } from './options';
import type { Clock } from './world';

/** `fresh`: a refresh ended while this caller waited. A token without one was already newer than the caller's. */
export interface Renewal {
  readonly token: string;
  readonly fresh: boolean;
}

/** An answer that takes time. */
export interface Waiting<Value> {
  readonly answer: Promise<Value>;
  /** Nobody waits for it any more. Without it the answer goes on for others when one leaves. */
  leave?(): void;
}

/** All promises reject with a NetworkFailure alone. */
export interface Tokens {
  /** The token for an attempt that starts now; waits while a refresh runs and fails with it. */
  current(): string | null | Waiting<string | null>;
  /** After `used` was rejected: the current token if it is another one, else the outcome of the one refresh all share. */
  renew(used: string | null): Promise<Renewal>;
  /** What begins now is sent by `auth.refresh` itself, and would wait for its own end. */
  asking(): boolean;
  close(): void;
}

/** One refresh at a time for requests and the socket alike. Whoever waits may leave; the refresh goes on for the others. */
export function createTokens(auth: AuthOptions, clock: Clock, timeoutMs: number, emit: Emit | undefined): Tokens {
  /** The one renewal that is under way: the look at the token, which may take time itself, and the refresh if it is still the rejected one. */
  let running: Promise<Renewal> | undefined;
  /** What the caller of the layer was asked and has not answered. */
  const asked = new Set<() => void>();
  let asking = false;
  /** The token whose refresh was refused last. */
  let lost: string | null | undefined;

  /** Runs what the caller of the layer wrote: it may throw, reject or never end. Rejects with a NetworkFailure alone, after the limit at the latest. */
  function ask<Value>(run: (signal: AbortSignal) => Value | Promise<Value>): Waiting<Value> {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = (kind: FailureKind) => (): void => controller.abort(refreshFailure(kind));
    const leave = stop('cancelled');
    const timer = clock.setTimeout(stop('timeout'), timeoutMs);
    asked.add(leave);
    const answer = new Promise<Value>((resolve, reject) => {
      signal.addEventListener('abort', reject);
      Promise.resolve(run(signal)).then(resolve, reject);
    })
      .catch((cause: unknown) => {
        throw signal.aborted ? signal.reason : refreshFailure('network', { cause });
      })
      .finally(() => {
        clock.clearTimeout(timer);
        asked.delete(leave);
      });
    return { answer, leave };
  }

  function stored(): string | null | Waiting<string | null> {
    try {
      const token = auth.token();
      return typeof token === 'object' && token !== null ? ask(() => token) : token;
    } catch (cause) {
      return ask(() => Promise.reject(cause));
    }
  }

  async function renewed(used: string | null): Promise<Renewal> {
    const token = await whenKnown(stored());
    return token !== null && token !== used ? { token, fresh: false } : refresh(used);
  }

  async function refresh(used: string | null): Promise<Renewal> {
    const startedAt = clock.now();
    // That it rejects with a NetworkFailure alone is what `ask` promises.
    const token = await ask(fetchToken).answer.catch((failure: NetworkFailure) => failure);
    running = undefined;
    const fresh = typeof token === 'string' && token !== '';
    if (!(token instanceof NetworkFailure && token.kind === 'cancelled')) emit?.({ type: 'refresh', outcome: fresh ? 'renewed' : token === null ? 'refused' : 'failed', durationMs: clock.now() - startedAt });
    if (fresh) {
      lost = undefined;
      return { token, fresh };
    }
    // Null is a refusal; anything else is no answer and may be asked again.
    const failure = token instanceof NetworkFailure ? token : refreshFailure('auth', { retryable: token !== null });
    if (token === null && lost !== used) {
      lost = used;
      safely(() => auth.lost(failure));
    }
    throw failure;
  }

  function fetchToken(signal: AbortSignal): Promise<string | null> {
    asking = true;
    try {
      return auth.refresh(signal);
    } finally {
      asking = false;
    }
  }

  async function renew(used: string | null): Promise<Renewal> {
    for (;;) {
      const mine = (running ??= renewed(used));
      const renewal = await mine.finally(() => {
        if (running === mine) running = undefined;
      });
      // Another caller's older token was not the newest; this caller's was.
      if (renewal.fresh || renewal.token !== used) return renewal;
    }
  }

  return {
    current: () => (running === undefined ? stored() : { answer: running.then(({ token }) => token) }),
    renew,
    asking: () => asking,
    close() {
      for (const leave of asked) leave();
    },
  };
}

export function whenKnown(token: string | null | Waiting<string | null>): string | null | Promise<string | null> {
  return typeof token === 'object' && token !== null ? token.answer : token;
}

function refreshFailure(kind: FailureKind, facts?: Partial<FailureFacts>): NetworkFailure {
  return new NetworkFailure({ ...facts, kind, operation: 'refresh' });
}
