import { createNetwork, type NetworkOptions, type NetworkLayer } from '../../../network/index';
import { incremental } from '../../../network/incremental';
import { FakeClock } from './fakeClock';

/** What the fake server does with one request. */
export type Reply = Response | Error | 'silence' | Promise<Response>;

export interface SentRequest {
  readonly at: number;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData;
  readonly signal: AbortSignal;
}

export interface FakeLayer {
  readonly clock: FakeClock;
  readonly sent: SentRequest[];
  /** Requests that were neither answered nor aborted. */
  readonly alive: () => number;
  readonly mostAlive: () => number;
  setOnline(online: boolean): void;
  readonly onlineListeners: () => number;
  readonly layer: NetworkLayer;
}

/**
 * A layer whose fetch, clock and online state belong to the test. `reply` is asked for each request
 * in order, from 0.
 */
export function fakeLayer(
  reply: (index: number, request: SentRequest) => Reply,
  options: Partial<NetworkOptions> = {},
): FakeLayer {
  const clock = new FakeClock();
  const sent: SentRequest[] = [];
  const listeners = new Set<() => void>();
  let online = true;
  let alive = 0;
  let mostAlive = 0;

  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    const request = {
      at: clock.now(),
      url,
      headers: Object.fromEntries(new Headers(init.headers).entries()),
      // The layer sends nothing else.
      body: init.body as string | FormData,
      signal: init.signal ?? new AbortController().signal,
    };
    sent.push(request);
    alive += 1;
    mostAlive = Math.max(mostAlive, alive);
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const answer = reply(sent.length - 1, request);
      if (answer instanceof Error) reject(answer);
      else if (answer !== 'silence') resolve(answer);
    }).finally(() => (alive -= 1));
  };

  const { platform, ...rest } = options;
  const layer = createNetwork({
    incremental,
    retryMutations: true,
    ...rest,
    platform: {
      fetch,
      clock,
      random: () => 0.5,
      online: {
        get: () => online,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      ...platform,
    },
  });
  return {
    clock,
    sent,
    alive: () => alive,
    mostAlive: () => mostAlive,
    setOnline(next) {
      online = next;
      for (const listener of listeners) listener();
    },
    onlineListeners: () => listeners.size,
    layer,
  };
}

export function json(body: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init?.headers },
  });
}

export const ok = (): Response => json({ data: { viewer: { id: 'user_1' } } });

/** An answer in which only the status matters; some statuses allow no body. */
export function withStatus(status: number, headers?: Record<string, string>): Response {
  const body = [204, 304].includes(status) ? null : JSON.stringify({ data: { viewer: null } });
  return new Response(body, { status, ...(headers === undefined ? {} : { headers }) });
}
