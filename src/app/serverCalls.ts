import { type OwnCode, sentenceOf } from '../domain/errors';
import type { Session } from '../session/createSession';
import { region } from '../ui/messages/region';
import type { UserSession } from './context';

/** The server refused, or was not reached; `message` is a sentence for the person. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem';
  constructor(
    message: string,
    /** Whether the same may go through a moment later. */
    readonly passing: boolean,
    /** Whether what was asked for is not there, or not any more. */
    readonly gone = false,
  ) {
    super(message);
  }
}

export type CallsNeed = Pick<UserSession, 'askServer'> & Pick<Session, 'token' | 'refresh'>;

/**
 * Calls of addresses beside GraphQL, for whoever is signed in. Rejects with a CallProblem, unless
 * the signal is aborted.
 */
export function createServerCalls({
  askServer,
  token,
  refresh,
}: CallsNeed): (address: string, init: RequestInit) => Promise<Response> {
  const ask = async (address: string, init: RequestInit): Promise<Response> => {
    const send = (bearer: string | null): Promise<Response> =>
      askServer(address, {
        ...init,
        headers: {
          'Accept-Language': region(),
          ...(bearer !== null && { Authorization: ['Bearer', bearer].join(' ') }),
        },
      });
    const response = await send(await token());
    // The token lasts for minutes, and what is sent in parts may take hours.
    return response.status === 401 ? send(await refresh()) : response;
  };
  return async (address, init) => {
    let response: Response;
    try {
      response = await ask(address, init);
    } catch (cause) {
      if (init.signal?.aborted === true) throw cause;
      throw noConnection();
    }
    if (response.ok) return response;
    const error = refusalIn(await response.json().catch(() => null));
    if (error !== null)
      throw new CallProblem(
        error.message,
        error.retryable && response.status === 503,
        response.status === 404,
      );
    throw problem(response.status >= 500 ? 'SERVER_BUSY' : 'BAD_ANSWER');
  };
}

/** What an address answers as JSON. */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null);
  // A Wi-Fi's sign-in page is no answer of ours.
  if (typeof body !== 'object' || body === null) throw problem('BAD_ANSWER');
  return body as Answer; // what the route promises
}

export const noConnection = (): CallProblem => problem('NO_CONNECTION');

const problem = (code: OwnCode): CallProblem => new CallProblem(sentenceOf(code), true);

function refusalIn(body: unknown): { message: string; retryable: boolean } | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  // looked at below
  const { error } = body as { error: { message?: unknown; retryable?: unknown } | null };
  return typeof error?.message === 'string'
    ? { message: error.message, retryable: error.retryable === true }
    : null;
}
