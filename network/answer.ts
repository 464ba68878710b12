import type { GraphQLSingularResponse } from 'relay-runtime';
import { safely } from './events';
import type { FailureKind, GraphqlError, NetworkFailure } from './failure';
import { failed } from './request';
import * as settings from './settings';
import type { Call } from './layer';
import type { WireAnswer } from './platform';

export type Json = Record<string, unknown>;

/**
 * Parses the body of a response or of one part of it and passes it to `onAnswer`; undefined when it
 * is not JSON.
 */
export function parse(call: Call, text: string, answer: WireAnswer): unknown {
  try {
    const body: unknown = JSON.parse(text);
    reportAnswer(call, body, answer);
    return body;
  } catch {
    return undefined;
  }
}

/**
 * Relay's payload of a response that comes in one piece. Throws a NetworkFailure, as all readers of
 * responses do.
 */
export function readText(call: Call, answer: WireAnswer, text: string): GraphQLSingularResponse {
  const body = parse(call, text, answer);
  return readBody(
    call,
    body,
    answer.status,
    body === undefined ? (text.trim() === '' ? 'emptyBody' : 'badBody') : undefined,
  );
}

/**
 * Whether the status is one of a good response; all others are retried and, in the end, failures.
 */
export function isOkStatus(status: number): boolean {
  return status >= settings.okFrom && status <= settings.okTo;
}

/**
 * The same for a parsed body, from HTTP or, without a status, from the socket or a stream. Writes
 * tolerated errors into the call's record.
 */
export function readBody(
  call: Call,
  body: unknown,
  status?: number,
  parseFailure?: FailureKind,
): GraphQLSingularResponse {
  const whole = objectOf(body);
  const { data, extensions } = whole;
  const errors = errorsOf(body);
  const refuse = (kind: FailureKind, retryable?: boolean): NetworkFailure =>
    failed(call, { kind, status, graphqlErrors: errors, retryable });
  const badStatus = status !== undefined && !isOkStatus(status);
  // A refused token is handled by the refresh rule, whatever else the response says.
  if ((badStatus && status === settings.unauthorized) || refusesToken(call, data, errors))
    throw refuse('auth');
  if (badStatus)
    throw refuse(
      'http',
      call.layerOptions.retryStatus?.(status) === false ? false : saysRetryable(body, errors),
    );
  if (parseFailure !== undefined) throw refuse(parseFailure);
  if (errors !== undefined && !(call.tolerateErrors && isObject(data)))
    throw refuse('graphql', saysRetryable(body, errors));
  // Null data with extensions and without the key `errors` is a control payload.
  if (!isObject(data) && (data !== null || !isObject(extensions) || 'errors' in whole))
    throw refuse('noData');
  call.record.errors = errors;
  // Relay drops deferred fields of an answer in one piece unless it says that it is the last.
  const marked = isObject(extensions) ? { ...extensions, is_final: true } : { is_final: true };
  const payload =
    errors === undefined ? { data, extensions: marked } : { data, errors, extensions: marked };
  return payload as unknown as GraphQLSingularResponse; // its data was checked just now
}

/**
 * Whether a GraphQL error has one of the codes of `auth.codes`. Not for a mutation that has changed
 * data and must not be sent twice.
 */
function refusesToken(
  { params: { operationKind }, layerOptions: { auth }, retry }: Call,
  data: unknown,
  errors: readonly GraphqlError[] | undefined,
): boolean {
  if (auth?.codes === undefined || operationKind === 'subscription') return false;
  if (
    operationKind === 'mutation' &&
    !retry &&
    Object.values(objectOf(data)).some((value) => value !== null)
  )
    return false;
  return errors?.some(({ extensions }) => auth.codes?.includes(extensions?.code ?? '')) === true;
}

/** Passes a parsed body's extensions to `onAnswer`. */
export function reportAnswer(
  { params, layerOptions: { onAnswer } }: Call,
  body: unknown,
  { status, headers }: Partial<WireAnswer> = {},
): void {
  if (onAnswer === undefined) return;
  const { extensions } = objectOf(body);
  safely(() =>
    onAnswer({
      request: params,
      status,
      headers,
      extensions: isObject(extensions) ? extensions : undefined,
    }),
  );
}

/** The entries of `errors` that are errors; undefined when there is none. */
export function errorsOf(body: unknown): readonly GraphqlError[] | undefined {
  const { errors } = objectOf(body);
  return errors == null || [errors].flat().length === 0 ? undefined : asErrors(errors);
}

/** The value of a response's `errors`, of any shape, as a list of objects that have a message. */
export function asErrors(errors: unknown): readonly GraphqlError[] {
  // An entry with a message is a GraphQL error by specification.
  return [errors]
    .flat()
    .map((error: unknown) =>
      typeof objectOf(error)['message'] === 'string'
        ? (error as GraphqlError)
        : { message: String(error) },
    );
}

/** The `retryable` of a body and its errors: one `false` wins; undefined when none is given. */
export function saysRetryable(
  body: unknown,
  errors: readonly GraphqlError[] | undefined,
): boolean | undefined {
  const said = [body, ...(errors ?? []).map(({ extensions }) => extensions)].map(
    (holder) => objectOf(holder)['retryable'],
  );
  return said.includes(false) ? false : said.includes(true) || undefined;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an empty object. */
export function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}
