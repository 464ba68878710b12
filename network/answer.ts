import type { GraphQLSingularResponse } from 'relay-runtime';
import { safely } from './events';
import type { FailureKind, GraphqlError, NetworkFailure } from './failure';
import { failed } from './request';
import * as settings from './settings';
import type { Call } from './step';
import type { WireAnswer } from './world';

export type Json = Record<string, unknown>;

/** The body of an answer or of one part, told to `onAnswer`; undefined when it is no JSON. */
export function parse(call: Call, text: string, answer: WireAnswer): unknown {
  try {
    const body: unknown = JSON.parse(text);
    tell(call, body, answer);
    return body;
  } catch {
    return undefined;
  }
}

/** What Relay shall have of an answer in one piece. Its failure, as all readers of answers do, it throws. */
export function readText(call: Call, answer: WireAnswer, text: string): GraphQLSingularResponse {
  const body = parse(call, text, answer);
  return readBody(call, body, answer.status, body === undefined ? (text.trim() === '' ? 'emptyBody' : 'badBody') : undefined);
}

/** An answer's status; all others are retried and are failures. */
export function isInside(status: number): boolean {
  return status >= settings.okFrom && status <= settings.okTo;
}

/** The same for a parsed body, from HTTP or, without a status, from the socket or a stream. Notes the errors that are tolerated. */
export function readBody(call: Call, body: unknown, status?: number, unread?: FailureKind): GraphQLSingularResponse {
  const whole = objectOf(body);
  const { data, extensions } = whole;
  const errors = errorsOf(body);
  const refuse = (kind: FailureKind, retryable?: boolean): NetworkFailure => failed(call, { kind, status, graphqlErrors: errors, retryable });
  const outside = status !== undefined && !isInside(status);
  // That a token was refused is the refresh's business, whatever else the answer says.
  if ((outside && status === settings.unauthorized) || refusesToken(call, data, errors)) throw refuse('auth');
  if (outside) throw refuse('http', call.layerOptions.retryStatus?.(status) === false ? false : saysRetryable(body, errors));
  if (unread !== undefined) throw refuse(unread);
  if (errors !== undefined && !(call.tolerateErrors && isObject(data))) throw refuse('graphql', saysRetryable(body, errors));
  // Null data with extensions and without the key `errors` is a control payload.
  if (!isObject(data) && (data !== null || !isObject(extensions) || 'errors' in whole)) throw refuse('noData');
  call.record.errors = errors;
  // Relay drops deferred fields of an answer in one piece unless it says that it is the last.
  const marked = isObject(extensions) ? { ...extensions, is_final: true } : { is_final: true };
  const payload = errors === undefined ? { data, extensions: marked } : { data, errors, extensions: marked };
  return payload as unknown as GraphQLSingularResponse; // its data was checked just now
}

/** A GraphQL error says so by its code; unless a mutation has done something that may not be done twice. */
function refusesToken({ params: { operationKind }, layerOptions: { auth, retryMutations } }: Call, data: unknown, errors: readonly GraphqlError[] | undefined): boolean {
  if (auth?.codes === undefined || operationKind === 'subscription') return false;
  if (operationKind === 'mutation' && retryMutations === false && Object.values(objectOf(data)).some((value) => value !== null)) return false;
  return errors?.some(({ extensions }) => auth.codes?.includes(extensions?.code ?? '')) === true;
}

/** Tells `onAnswer` of a body that was read. */
export function tell({ params, layerOptions: { onAnswer } }: Call, body: unknown, { status, headers }: Partial<WireAnswer> = {}): void {
  if (onAnswer === undefined) return;
  const { extensions } = objectOf(body);
  safely(() => onAnswer({ request: params, status, headers, extensions: isObject(extensions) ? extensions : undefined }));
}

/** The entries of `errors` that are errors; undefined when there is none. */
export function errorsOf(body: unknown): readonly GraphqlError[] | undefined {
  const { errors } = objectOf(body);
  return errors == null || [errors].flat().length === 0 ? undefined : asErrors(errors);
}

/** Whatever a server calls errors, as a list of objects that have a message. */
export function asErrors(errors: unknown): readonly GraphqlError[] {
  // An entry with a message is a GraphQL error by specification.
  return [errors].flat().map((error: unknown) => (typeof objectOf(error)['message'] === 'string' ? (error as GraphqlError) : { message: String(error) }));
}

/** What a body says about trying again: one `false` wins, nothing said is undefined. */
export function saysRetryable(body: unknown, errors: readonly GraphqlError[] | undefined): boolean | undefined {
  const said = [body, ...(errors ?? []).map(({ extensions }) => extensions)].map((speaker) => objectOf(speaker)['retryable']);
  return said.includes(false) ? false : said.includes(true) || undefined;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whatever is no object has no keys. */
export function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}
