import { safely, type Emit } from './events';
import { NetworkFailure, type FailureFacts, type FailureKind } from './failure';
import type { AuthOptions } from './options';
import type { Clock } from './platform';

/**
 * `fresh`: the token is from a refresh that ended while the caller waited. Otherwise the stored
 * token was already newer than the caller's.
 */
export interface Renewal {
  readonly token: string;
  readonly fresh: boolean;
}

/** A result that is not there yet. */
export interface Waiting<Value> {
  readonly answer: Promise<Value>;
  /** Cancels it. Absent where other callers may wait for the same result. */
  leave?(): void;
}

/** All promises reject only with a NetworkFailure. */
export interface Tokens {
  /** The token for an attempt that starts now; waits while a refresh runs and fails with it. */
  current(): string | null | Waiting<string | null>;
  /**
   * After `used` was rejected: the current token if it is another one, else the result of the one
   * shared refresh.
   */
  renew(used: string | null): Promise<Renewal>;
  /**
   * True while `auth.refresh` is being called: a request that begins now is its own and must not
   * wait for the refresh.
   */
  asking(): boolean;
  close(): void;
}

/**
 * One refresh at a time for requests and the socket alike. When a caller cancels, the refresh goes
 * on for the others.
 */
export function createTokens(
  auth: AuthOptions,
  clock: Clock,
  timeoutMs: number,
  emit: Emit | undefined,
): Tokens {
  /**
   * The current renewal: reading the stored token, which may be asynchronous, and the refresh if
   * that is still the rejected one.
   */
  let running: Promise<Renewal> | undefined;
  /** Cancel functions of the calls to `auth.token` and `auth.refresh` that have not settled. */
  const asked = new Set<() => void>();
  let asking = false;
  /** The token whose refresh was refused last. */
  let lost: string | null | undefined;

  /**
   * Calls `auth.token` or `auth.refresh`, which may throw, reject or never settle. Rejects only
   * with a NetworkFailure, after the time limit at the latest.
   */
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
    const token = await awaited(stored());
    return token !== null && token !== used ? { token, fresh: false } : refresh(used);
  }

  async function refresh(used: string | null): Promise<Renewal> {
    const startedAt = clock.now();
    // `ask` rejects only with a NetworkFailure.
    const token = await ask(fetchToken).answer.catch((failure: NetworkFailure) => failure);
    running = undefined;
    const fresh = typeof token === 'string' && token !== '';
    if (!(token instanceof NetworkFailure && token.kind === 'cancelled'))
      emit?.({
        type: 'refresh',
        outcome: fresh ? 'renewed' : token === null ? 'refused' : 'failed',
        durationMs: clock.now() - startedAt,
      });
    if (fresh) {
      lost = undefined;
      return { token, fresh };
    }
    // Null is a refusal; anything else (an empty token) may be tried again.
    const failure =
      token instanceof NetworkFailure
        ? token
        : refreshFailure('auth', { retryable: token !== null });
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
      // The renewal was for another caller's older token and found this caller's rejected one: run
      // another.
      if (renewal.fresh || renewal.token !== used) return renewal;
    }
  }

  return {
    current: () =>
      running === undefined ? stored() : { answer: running.then(({ token }) => token) },
    renew,
    asking: () => asking,
    close() {
      for (const leave of asked) leave();
    },
  };
}

export function awaited(
  token: string | null | Waiting<string | null>,
): string | null | Promise<string | null> {
  return typeof token === 'object' && token !== null ? token.answer : token;
}

function refreshFailure(kind: FailureKind, facts?: Partial<FailureFacts>): NetworkFailure {
  return new NetworkFailure({ ...facts, kind, operation: 'refresh' });
}
