import type { GraphQLSingularResponse } from 'relay-runtime';
import type { GraphqlError, NetworkFailure } from './failure';
import { failed } from './request';
import * as settings from './settings';
import type { Call } from './step';

type Json = Record<string, unknown>;

/** What Relay shall have of an answer in one piece. Its failure, as all readers of answers do, it throws. */
export function readText(call: Call, status: number, text: string): GraphQLSingularResponse {
  let body: unknown;
  let unread: NetworkFailure | undefined;
  try {
    body = JSON.parse(text);
  } catch {
    unread = failed(call, { kind: text === '' ? 'emptyBody' : 'badBody', status });
  }
  if (!isInside(status)) {
    const kind = status === settings.unauthorized ? 'auth' : 'http';
    // A 401 is the refresh's business and never worth the same request again.
    throw failed(call, { kind, status, graphqlErrors: errorsOf(body), retryable: kind === 'http' && saysRetryable(body) });
  }
  if (unread !== undefined) throw unread;
  return readBody(call, status, body);
}

/** An answer's status; all others are retried and are failures. */
export function isInside(status: number): boolean {
  return status >= settings.okFrom && status <= settings.okTo;
}

/** The same for a parsed body, from HTTP or from the socket. Notes the errors that are tolerated. */
export function readBody(call: Call, status: number | undefined, body: unknown): GraphQLSingularResponse {
  const { data, extensions } = isObject(body) ? body : {};
  const errors = errorsOf(body);
  if (errors !== undefined && !(call.tolerateErrors && isObject(data))) throw refused(call, status, body, errors);
  // Null data with extensions and without the key `errors` is a control payload.
  const control = data === null && isObject(extensions) && isObject(body) && !('errors' in body);
  if (!isObject(data) && !control) throw failed(call, { kind: 'noData', status });
  call.record.errors = errors;
  // Relay drops deferred fields of an answer in one piece unless it says that it is the last.
  const payload = { data, extensions: { ...(isObject(extensions) && extensions), is_final: true }, ...(errors && { errors }) };
  return payload as unknown as GraphQLSingularResponse; // its data was checked just now
}

/** The failure that GraphQL errors in an answer make. */
export function refused(call: Call, status: number | undefined, body: unknown, graphqlErrors: readonly GraphqlError[]): NetworkFailure {
  return failed(call, { kind: 'graphql', status, graphqlErrors, retryable: saysRetryable(body) ?? false });
}

/** The entries of `errors` that are errors; undefined when there is none. */
export function errorsOf(body: unknown): readonly GraphqlError[] | undefined {
  if (!isObject(body) || body['errors'] == null) return undefined;
  const errors = asErrors(body['errors']);
  return errors.length > 0 ? errors : undefined;
}

/** Whatever a server calls errors, as a list of objects that have a message. */
export function asErrors(errors: unknown): readonly GraphqlError[] {
  // An entry with a message is a GraphQL error by specification.
  return [errors].flat().map((error: unknown) => (isObject(error) && typeof error['message'] === 'string' ? (error as unknown as GraphqlError) : { message: String(error) }));
}

/** What a body says about trying again: one `false` wins, nothing said is undefined. */
function saysRetryable(body: unknown): boolean | undefined {
  const speakers: unknown[] = [body, ...(errorsOf(body) ?? []).map(({ extensions }) => extensions)];
  const said = speakers.map((speaker) => isObject(speaker) ? speaker['retryable'] : undefined);
  return said.includes(false) ? false : said.includes(true) || undefined;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
