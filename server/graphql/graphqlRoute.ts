import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import { anonymousBody, readBody } from '../http/body';
import type { Documents } from './documents';
import type { createGraphQL } from './execute';
import type { createKeyGraphQL } from './forKeys';
import { keyIn, requireKey } from '../features/api/keyStore';
import type { Language } from '../../rules/languages';
import { answeredIn } from '../messages';
import { Refusal } from '../refusal';
import { type From, isForm, originOf, refusedRequest } from '../http/request';
import { type Noted, noteErrors } from '../monitoring/requests';
import type { Services } from '../services';
import { settings } from '../settings';
import { createUploads } from '../http/uploads';

interface Route {
  /** One for each language, which the request asks for as browsers do. */
  graphql: Record<Language, ReturnType<typeof createGraphQL>>;
  /** The same for keys of the API. */
  forKeys: Record<Language, ReturnType<typeof createKeyGraphQL>>;
  services: Services;
  documents: Documents;
  development: boolean;
}

/**
 * POST /graphql: authenticates the caller, reads the body up to the limit of its kind, then lets
 * Yoga execute it. A form with files is read in uploads.ts, because Yoga would hold all of it in
 * memory, twice.
 * An invalid bearer is answered at once, so that the client can refresh it.
 */
export function createGraphQLRoute(
  route: Route,
): (request: Request, from: From, noted: Noted) => Promise<Response> {
  const uploads = createUploads(route);
  return async (request, from, noted) => {
    if (request.method !== 'POST') return get(route, request);
    const language = answeredIn(request.headers.get('accept-language'));
    const about = { noted, origin: originOf(request, from) };
    try {
      const key = keyIn(request);
      const signedIn =
        key !== null
          ? (await requireKey(route.services, key)).signedIn
          : request.headers.has('authorization')
            ? await route.services.sessions.byRequest(request)
            : null;
      const handle = (read: Request, sent: { params: object | null; hasFile: boolean }) =>
        key === null
          ? route.graphql[language].handle(read, { ...about, ...sent, signedIn })
          : withHeaders((told) =>
              route.forKeys[language].handle(read, { ...about, ...sent, signedIn, told }),
            );
      if (isForm(request)) {
        // Continues when the connection is cut: a body that was received is executed, and keeps its
        // file and slot until then.
        const whole = new Request(request.url, {
          method: request.method,
          headers: request.headers,
        });
        const run = async (params: object, hasFile: boolean): Promise<Response> =>
          handle(whole, { params, hasFile });
        return await compress(request, await uploads(request, signedIn, run));
      }
      const run = async (read: Request): Promise<Response> =>
        compress(request, await handle(read, { params: null, hasFile: false }));
      if (signedIn === null) return await run(await readBody(request, anonymousBody));
      const memory = route.services.shares.jsonBytes.of(signedIn.payer);
      try {
        return await run(
          await readBody(request, {
            limitBytes: settings.body.json,
            longestMs: settings.body.longest.json,
            memory,
          }),
        );
      } finally {
        memory.end();
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      noteErrors(noted, [error]);
      return refusedRequest(request, error, statusOf[error.code] ?? 200);
    }
  };
}

/** Adds headers that whoever answers tells of. */
async function withHeaders(
  answer: (told: (headers: Record<string, string>) => void) => Response | Promise<Response>,
): Promise<Response> {
  const said = new Headers();
  const response = await answer((headers) => {
    for (const [name, value] of Object.entries(headers)) said.set(name, value);
  });
  for (const [name, value] of said) response.headers.set(name, value);
  return response;
}

/** In development a person with a browser gets GraphiQL; GET runs no documents anywhere. */
async function get({ development }: Route, request: Request): Promise<Response> {
  if (
    development &&
    request.method === 'GET' &&
    request.headers.get('accept')?.includes('text/html') === true
  ) {
    // Loaded here because only a developer's machine has it.
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    const page = renderGraphiQL({
      title: 'Snagbook',
      headers: JSON.stringify({ 'x-snagbook': '1', authorization: 'Bearer ' }),
    });
    return new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': graphiqlPolicy,
      },
    });
  }
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}

/** GraphiQL brings its script and styles inside the page. */
const graphiqlPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'none'";

/** A refusal about the request itself; one about what is asked is an answer like any other. */
const statusOf: Partial<Record<Refusal['code'], number>> = {
  UNAUTHENTICATED: 401,
  KEY_UNKNOWN: 401,
  BODY_TOO_LARGE: 413,
  SERVER_BUSY: 503,
  ALLOWANCE_USED: 429,
  BAD_REQUEST: 400,
  UNKNOWN_DOCUMENT: 400,
};

const zip = promisify(gzip);
/** Below this compression is not worth its cost; one packet has about this size. */
const worthCompressing = 1_400;

/** Compression makes a list ten times smaller, which matters on a slow connection. */
async function compress(request: Request, response: Response): Promise<Response> {
  const accepts = request.headers.get('accept-encoding')?.includes('gzip') === true;
  const type = response.headers.get('content-type') ?? '';
  const { body, status } = response;
  const headers = new Headers(response.headers);
  headers.set('vary', 'accept-encoding');
  if (accepts && type.includes('multipart/mixed') && body !== null) {
    headers.set('content-encoding', 'gzip');
    return new Response(zipParts(body), { status, headers });
  }
  if (!accepts || !type.includes('json')) return response;
  const whole = Buffer.from(await response.arrayBuffer());
  headers.delete('content-length');
  if (whole.byteLength < worthCompressing) return new Response(whole, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(await zip(whole), { status, headers });
}

/**
 * A streamed answer: each part is flushed at once, compressed in one stream with those before it.
 */
function zipParts(parts: ReadableStream<Uint8Array>): ReadableStream {
  // If either end breaks, the other is closed; nobody is left to get the error.
  const zipped = pipeline(
    Readable.from(parts),
    createGzip({ flush: constants.Z_SYNC_FLUSH }),
    () => undefined,
  );
  return Readable.toWeb(zipped) as ReadableStream; // Node's own type of the same thing
}
