import { answeredIn } from '../messages';
import type { Refusal } from '../refusal';

/** The response for a refused request, in the format its client reads: GraphQL, the session routes, or a plain page. */
export function refusedRequest(request: Request, refusal: Refusal, status: number, more: Record<string, string> = {}): Response {
  const { extensions } = refusal;
  const message = refusal.in(answeredIn(request.headers.get('accept-language')));
  const headers = new Headers({ 'cache-control': 'no-store', ...more });
  if (extensions.meta?.seconds !== undefined) headers.set('retry-after', String(extensions.meta.seconds));
  const answer = { status, headers };
  const { pathname } = new URL(request.url);
  if (pathname === '/graphql') return Response.json({ errors: [{ message, extensions }] }, answer);
  if (pathname.startsWith('/session')) return Response.json({ error: { ...extensions, message } }, answer);
  return new Response(message, answer);
}
