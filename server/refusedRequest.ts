import { answeredIn } from './language';
import type { Refusal } from './refusal';

/** A refusal of a whole request, as whoever asked reads it: the page's GraphQL, the page's sessions, or a person with a browser. */
export function refusedRequest(request: Request, refusal: Refusal, status: number, headers: Record<string, string> = {}): Response {
  const message = refusal.in(answeredIn(request.headers.get('accept-language')));
  const answer = { status, headers: { 'cache-control': 'no-store', ...headers } };
  const { pathname } = new URL(request.url);
  if (pathname === '/graphql') return Response.json({ errors: [{ message, extensions: refusal.extensions }] }, answer);
  if (pathname.startsWith('/session')) return Response.json({ error: { ...refusal.extensions, message } }, answer);
  return new Response(message, answer);
}
