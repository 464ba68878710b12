import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { headersOfWait } from '../allowance';
import { answeredIn } from '../messages';
import type { Refusal } from '../refusal';

/** Where a request came from, as far as the socket or a trusted proxy says. */
export interface From {
  address: string;
  /** Whether the browser spoke https, to us or to the proxy in front. */
  secure: boolean;
  /** Where people reach this server, if that is set. */
  origin?: string;
}

/** Where the browser reaches this server, such as https://snags.example.org. */
export const originOf = (request: Request, { secure, origin }: From): string =>
  origin ?? `${secure ? 'https:' : 'http:'}//${new URL(request.url).host}`;

/**
 * The response for a refused request, in the format its client reads: GraphQL, the session routes,
 * or a plain page.
 */
export function refusedRequest(
  request: Request,
  refusal: Refusal,
  status: number,
  more: Record<string, string> = {},
): Response {
  const { extensions } = refusal;
  const message = refusal.in(answeredIn(request.headers.get('accept-language')));
  const headers = { 'cache-control': 'no-store', ...more, ...headersOfWait(extensions) };
  const answer = { status, headers };
  const { pathname } = new URL(request.url);
  if (pathname === '/graphql') return Response.json({ errors: [{ message, extensions }] }, answer);
  if (pathname.startsWith('/session') || pathname.startsWith('/api/'))
    return Response.json({ error: { ...extensions, message } }, answer);
  return new Response(message, answer);
}

export const isForm = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') === true;

/** What was asked for is for whoever asked, and not for the next person at a shared device. */
export function keptNowhere(response: Response): Response {
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** Headers of a protocol upgrade. */
const ofTheUpgrade = new Set(['upgrade', 'http2-settings', 'connection']);

/**
 * A request may offer to go on in another protocol, as curl does with HTTP/2, and a server that
 * does not speak it answers as if it had not (RFC 9110, 7.8). Node hands such a request over with
 * its line and parses it no more, so it is given back to the server without the offer.
 */
export function answerWithoutUpgrade(
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(at, at + 2);
    if (!ofTheUpgrade.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  socket.unshift(
    Buffer.concat([
      Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1'),
      head,
    ]),
  );
  server.emit('connection', socket);
}
