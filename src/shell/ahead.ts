import SnagListScreenQuery from '../../__generated__/relay/SnagListScreenQuery$parameters';
import { listVariables } from '../domain/listVariables';

// Requests of every start that are sent before the app's code is there. When that code sends one of
// them, it gets the answer to the one that is on its way.

interface Sent {
  readonly answer: Promise<Response>;
  /** Whose it is: the header that it was sent with, null if none. */
  readonly authorization: Promise<string | null>;
  readonly controller: AbortController;
  readonly at: number;
}

const sent = new Map<string, Sent>();

/** After this time an answer counts as too old, in ms. */
const oldMs = 30_000;

/** Whether the address is that of a project's list, without filters. */
export const isList = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  listAddress.test(pathname) && search === '';

const listAddress = /^\/p\/([\w-]+)$/;

/** For a person who is known: refreshes the session, and asks for the list if it is opened. */
export function sendAhead(region: string): void {
  // Of several tabs that a browser opens again one is visible: two would refresh one token.
  if (document.visibilityState !== 'visible' || !navigator.onLine || !isSomebodyHere()) return;
  const headers = { 'X-Snagbook': '1', 'Accept-Language': region };
  const refreshed = send('/session/refresh', undefined, async (signal) =>
    fetch('/session/refresh', { method: 'POST', headers, signal }),
  );
  const [, code] = listAddress.exec(location.pathname) ?? [];
  if (code === undefined || !isList(location)) return;
  const variables = listVariables({
    code,
    filter: { chip: 'OPEN' },
    sort: null,
    near: null,
    text: null,
    around: null,
  });
  const { id } = SnagListScreenQuery.params;
  const body = JSON.stringify({ id, query: '', variables });
  const authorization = authorizationOf(refreshed);
  const request = async (signal: AbortSignal): Promise<Response> =>
    fetch('/graphql', {
      method: 'POST',
      headers: {
        ...headers,
        Accept: '*/*',
        'Content-Type': 'application/json',
        Authorization: await authorization,
      },
      body,
      signal,
    });
  void send('/graphql', body, request, authorization);
}

async function authorizationOf(refreshed: Promise<Response>): Promise<string> {
  const granted = (await (await refreshed).clone().json()) as { accessToken?: unknown };
  if (typeof granted.accessToken !== 'string') throw new Error('There is no session.');
  return ['Bearer', granted.accessToken].join(' ');
}

function send(
  path: string,
  body: string | undefined,
  request: (signal: AbortSignal) => Promise<Response>,
  authorization: Promise<string | null> = Promise.resolve(null),
): Promise<Response> {
  const controller = new AbortController();
  const answer = request(controller.signal);
  answer.catch(() => undefined); // Whoever takes it sends it again.
  sent.set(keyOf(location.origin + path, body), {
    answer,
    authorization,
    controller,
    at: performance.now(),
  });
  return answer;
}

/** As `send`, but a request of the same person that is on its way is not sent again. */
export async function fetchOnce(
  url: string,
  init: RequestInit,
  send: (url: string, init: RequestInit) => Promise<Response>,
): Promise<Response> {
  const key = keyOf(url, init.body);
  const found = sent.get(key);
  sent.delete(key);
  if (found === undefined || performance.now() - found.at > oldMs) return send(url, init);
  const authorization = await found.authorization.catch(() => undefined);
  if (authorization !== new Headers(init.headers).get('authorization')) return send(url, init);
  if (init.signal?.aborted === true) found.controller.abort();
  init.signal?.addEventListener('abort', () => found.controller.abort());
  return found.answer.catch(() => send(url, init));
}

const keyOf = (url: string, body: RequestInit['body']): string =>
  `${url} ${typeof body === 'string' ? body : ''}`;

/** Whether somebody is known to be signed in, by what src/session/memory.ts has stored. */
function isSomebodyHere(): boolean {
  try {
    return (
      localStorage.getItem('snagbook.person') !== null &&
      localStorage.getItem('snagbook.endSession') === null
    );
  } catch {
    return false; // Storage is forbidden.
  }
}
