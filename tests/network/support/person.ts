import type { NetworkAuth, NetworkFailure } from '../../../network/index';
import { ok, withStatus, type Reply, type SentRequest } from './fakeLayer';

export interface Person extends NetworkAuth {
  current: string | null;
  refreshes: number;
  signals: AbortSignal[];
  losses: NetworkFailure[];
}

export function person(
  refresh: (attempt: number) => Promise<string | null>,
  token: string | null = 'old',
): Person {
  const self: Person = {
    current: token,
    refreshes: 0,
    signals: [],
    losses: [],
    token: () => self.current,
    async refresh(signal) {
      self.refreshes += 1;
      self.signals.push(signal);
      self.current = (await refresh(self.refreshes)) ?? self.current;
      return self.current === 'old' ? null : self.current;
    },
    lost: (failure) => self.losses.push(failure),
  };
  return self;
}

export const bearer = (request: SentRequest): string | undefined =>
  request.headers['authorization'];
/** A server that lets in only the given token. */
export const letsIn =
  (token: string) =>
  (_index: number, request: SentRequest): Reply =>
    bearer(request) === `Bearer ${token}` ? ok() : withStatus(401);

/** A promise and the way to settle it. */
export function later<T>(): {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (cause: Error) => void;
} {
  let resolve: (value: T) => void = () => {};
  let reject: (cause: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
