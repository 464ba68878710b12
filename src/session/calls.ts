import { region } from '../ui/messages/region';
import { sentenceOf } from '../domain/errors';
import type { World } from '../device/world';
import { isGrant, isRecord, SessionRefusal, type Grant } from './state';

/** Time limit of each call, in ms. */
const timeoutMs = 15_000;

/** The session's HTTP calls, which are not GraphQL and have no automatic retry. */
export interface SessionCalls {
  /** Begins a session by what is sent to this path. Rejects with a SessionRefusal. */
  granted(path: string, body: object): Promise<Grant>;
  /** Rejects with a SessionRefusal if the server was not reached, or `signal` aborted. */
  post(path: string, body: object, signal?: AbortSignal): Promise<Answer>;
  /**
   * `ended` if the session was ended on purpose, `over` if the server does not know it any more;
   * rejects with a SessionRefusal if the server could not be asked.
   */
  refresh(signal?: AbortSignal): Promise<Grant | 'over' | 'ended'>;
  /** Rejects if the server was not reached. */
  end(): Promise<void>;
}

export function createCalls(world: Pick<World, 'origin' | 'fetch' | 'clock'>): SessionCalls {
  return {
    granted,
    post,
    async refresh(signal) {
      const answer = await post('/session/refresh', undefined, signal);
      if (answer.ok && isGrant(answer.body)) return answer.body;
      const refusal = refusalOf(answer);
      // Decided by the code and not the status: a proxy or a Wi-Fi's sign-in page answers 401 too,
      // and the data on the device is deleted when the session ends.
      if (refusal.code === 'UNAUTHENTICATED') return wasEnded(answer.body) ? 'ended' : 'over';
      throw refusal;
    },
    async end() {
      const answer = await post('/session/end');
      // Any other successful answer is not from our server.
      if (answer.status !== 204) throw refusalOf(answer);
    },
  };

  async function granted(path: string, body: object): Promise<Grant> {
    const answer = await post(path, body);
    if (answer.ok && isGrant(answer.body)) return answer.body;
    throw refusalOf(answer);
  }

  async function post(path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    const timer = world.clock.setTimeout(abort, timeoutMs);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted === true) abort();
    try {
      const response = await world.fetch(world.origin + path, {
        method: 'POST',
        // Against CSRF: with a custom header other sites' pages need a CORS preflight, which the
        // server denies.
        headers: {
          'X-Snagbook': '1',
          'Accept-Language': region(),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        credentials: 'same-origin',
        signal: controller.signal,
        ...(body && { body: JSON.stringify(body) }),
      });
      return { ok: response.ok, status: response.status, body: parsed(await response.text()) };
    } catch (cause) {
      throw new SessionRefusal('NO_CONNECTION', sentenceOf('NO_CONNECTION'), {
        retryable: true,
        cause,
      });
    } finally {
      world.clock.clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }
}

export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
}

export function refusalOf({ ok, status, body }: Answer): SessionRefusal {
  const error = isRecord(body) ? body['error'] : undefined;
  if (
    isRecord(error) &&
    typeof error['code'] === 'string' &&
    typeof error['message'] === 'string'
  ) {
    return new SessionRefusal(error['code'], error['message'], {
      retryable: error['retryable'] === true,
    });
  }
  const code = ok ? 'BAD_ANSWER' : status === 503 || status === 429 ? 'SERVER_BUSY' : 'INTERNAL';
  return new SessionRefusal(code, sentenceOf(code), { retryable: true });
}

function wasEnded(body: unknown): boolean {
  const error = isRecord(body) ? body['error'] : undefined;
  const meta = isRecord(error) ? error['meta'] : undefined;
  return isRecord(meta) && meta['ended'] === 1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
