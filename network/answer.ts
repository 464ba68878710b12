import type { GraphQLSingularResponse } from 'relay-runtime';
import { safely } from './events';
import type { GraphqlError, NetworkFailure } from './failure';
import { failed } from './request';
import * as settings from './settings';
import type { Call } from './step';
import type { WireAnswer } from './world';

type Json = Record<string, unknown>;

/** What Relay shall have of an answer in one piece. Its failure, as all readers of answers do, it throws. */
export function readText(call: Call, response: WireAnswer, text: string): GraphQLSingularResponse {
  const { status } = response;
  let body: unknown;
  let unread: NetworkFailure | undefined;
  try {
    body = JSON.parse(text);
    tell(call, body, response);
  } catch {
    unread = failed(call, { kind: text.trim() === '' ? 'emptyBody' : 'badBody', status });
  }
  if (!isInside(status)) {
    if (status === settings.unauthorized || refusesToken(call, body)) throw unauthorized(call, status, body);
    const retryable = call.layerOptions.retryStatus?.(status) === false ? false : saysRetryable(body);
    throw failed(call, { kind: 'http', status, graphqlErrors: errorsOf(body), retryable });
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
  if (errors !== undefined && refusesToken(call, body)) throw unauthorized(call, status, body);
  if (errors !== undefined && !(call.tolerateErrors && isObject(data))) throw refused(call, status, body, errors);
  // Null data with extensions and without the key `errors` is a control payload.
  const control = data === null && isObject(extensions) && isObject(body) && !('errors' in body);
  if (!isObject(data) && !control) throw failed(call, { kind: 'noData', status });
  call.record.errors = errors;
  // Relay drops deferred fields of an answer in one piece unless it says that it is the last.
  const marked = isObject(extensions) ? { ...extensions, is_final: true } : { is_final: true };
  // The body was parsed for this call alone, so where it holds nothing else it is the payload itself.
  const payload: Json = isObject(body) && isBare(body) ? body : { data, ...(errors && { errors }) };
  payload['extensions'] = marked;
  return payload as unknown as GraphQLSingularResponse; // its data was checked just now
}

/** That a token was refused is the refresh's business and never worth the same request again. */
function unauthorized(call: Call, status: number | undefined, body: unknown): NetworkFailure {
  return failed(call, { kind: 'auth', status, graphqlErrors: errorsOf(body), retryable: false });
}

/** A GraphQL error says so by its code; unless a mutation has done something that may not be done twice. */
function refusesToken({ params: { operationKind }, layerOptions: { auth, retryMutations } }: Call, body: unknown): boolean {
  if (auth?.codes === undefined || operationKind === 'subscription') return false;
  const { data } = isObject(body) ? body : {};
  if (operationKind === 'mutation' && retryMutations === false && isObject(data) && Object.values(data).some((value) => value !== null)) return false;
  return errorsOf(body)?.some(({ extensions }) => auth.codes?.includes(extensions?.code ?? '')) === true;
}

/** Tells `onAnswer` of a body that was read. */
export function tell({ params, layerOptions: { onAnswer } }: Call, body: unknown, { status, headers }: Partial<WireAnswer> = {}): void {
  if (onAnswer === undefined) return;
  const { extensions } = isObject(body) ? body : {};
  safely(() => onAnswer({ request: params, status, headers, extensions: isObject(extensions) ? extensions : undefined }));
}

/** Has no key that Relay should not see, or that makes it part of a stream. */
function isBare(body: Json): boolean {
  for (const key in body) if (key !== 'data' && key !== 'extensions') return false;
  return true;
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
