import type { Language } from '../../rules/languages';
import { answeredIn } from '../messages';
import { Refusal } from '../refusal';
import { settings } from '../settings';
import { readBody } from './body';

export const besideHeaders = { 'cache-control': 'no-store' };

const statusOf: Partial<Record<Refusal['code'], number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  BODY_TOO_LARGE: 413,
  SERVER_BUSY: 503,
  STORAGE_FULL_SERVER: 507,
};

/** Answers an address beside GraphQL, and says refusals as JSON: {error: {code, message …}}. */
export async function answerBeside(
  request: Request,
  handle: (language: Language) => Promise<Response>,
): Promise<Response> {
  const language = answeredIn(request.headers.get('accept-language'));
  try {
    return await handle(language);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json(
      { error: { ...error.extensions, message: error.in(language) } },
      { status: statusOf[error.code] ?? 400, headers: besideHeaders },
    );
  }
}

/** A small body that is a JSON object; refused if it is anything else. */
export async function readJson(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const text = await (
    await readBody(request, { limitBytes: 10_000, longestMs: settings.body.longest.json })
  ).text();
  try {
    const read: unknown = JSON.parse(text);
    // of any object the values are unknown
    if (typeof read === 'object' && read !== null) return read as Readonly<Record<string, unknown>>;
  } catch {
    // Below.
  }
  throw new Refusal('BAD_REQUEST');
}
