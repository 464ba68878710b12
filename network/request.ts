import type { CacheConfig, RequestParameters, UploadableMap, Variables } from 'relay-runtime';
import { NetworkFailure, type FailureFacts, type FailureKind } from './failure';
import type { Call, Files, NativeFile, NetworkOptions } from './layer';
import type { RequestOptions } from './options';
import * as settings from './settings';

export type Facts = Omit<FailureFacts, 'operation' | 'attempts' | 'requestId'>;

/**
 * Makes a call with its body from Relay's arguments; a failure when the variables cannot be
 * serialized or an option throws.
 */
export function createCall(
  execution: number,
  layerOptions: NetworkOptions,
  params: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig,
  uploadables?: UploadableMap | null,
): Call | NetworkFailure {
  const { name, operationKind } = params;
  // `metadata` is Relay's untyped channel; RequestOptions is what this layer promises to read
  // there.
  const options: RequestOptions = metadata ?? {};
  let files: Files | undefined;
  let body: Call['body'] = '';
  let tolerateErrors: boolean;
  try {
    tolerateErrors = options.tolerateErrors ?? layerOptions.tolerateErrors?.(params) ?? false;
    if (operationKind !== 'subscription') {
      const found = findFiles(variables, uploadables);
      files = found?.files;
      body = JSON.stringify(bodyOf(params, found?.copy ?? variables, layerOptions));
      if (files !== undefined) body = formData(body, files);
    }
  } catch (cause) {
    return new NetworkFailure({ kind: 'badBody', operation: name, cause });
  }
  return {
    execution,
    params,
    id: idOf(params),
    variables,
    body,
    files,
    options,
    layerOptions,
    record: {
      token: undefined,
      attempts: [],
      maybeExecuted: false,
      requestId: undefined,
      retryAfterMs: undefined,
      errors: undefined,
    },
    tolerateErrors,
    retry: options.retry ?? (operationKind !== 'mutation' || layerOptions.retryMutations),
  };
}

/** The body of an operation's request, before it is serialized as JSON. */
export function bodyOf(
  params: RequestParameters,
  variables: Variables,
  { body }: NetworkOptions,
): object {
  const id = idOf(params);
  const query = params.text ?? '';
  return body === undefined
    ? { id, query, variables }
    : body({ id, persisted: params.id != null, name: params.name, query, variables });
}

function idOf(params: RequestParameters): string {
  return params.id ?? (params.cacheID || params.name); // || because cacheID may be empty
}

/** After these it is unknown whether the server executed a mutation. */
const maybeExecutedKinds: readonly FailureKind[] = [
  'timeout',
  'network',
  'badBody',
  'emptyBody',
  'cancelled',
];

/** A failure of this call, with the data of its record. */
export function failed({ params, record }: Call, facts: Facts): NetworkFailure {
  const { kind, graphqlErrors, status = 0, maybeExecuted } = facts;
  const fault =
    kind === 'http' && graphqlErrors === undefined && status >= settings.serverFaultFrom;
  record.maybeExecuted =
    maybeExecuted ??
    (record.maybeExecuted ||
      (params.operationKind === 'mutation' && (maybeExecutedKinds.includes(kind) || fault)));
  return new NetworkFailure({ ...facts, ...record, operation: params.name });
}

/** Facts of the failure when optional code is needed and its option was not given. */
export function missingOption(kind: FailureKind, option: 'incremental' | 'subscriptions'): Facts {
  return {
    kind,
    retryable: false,
    cause: new Error(`createNetwork was given no \`${option}\`, from @snagbook/network/${option}.`),
  };
}

/** A thrown value as a failure of this call. */
export function asFailure(call: Call, cause: unknown, kind: FailureKind): NetworkFailure {
  return cause instanceof NetworkFailure ? cause : failed(call, { kind, cause });
}

/**
 * The files in the variables and in Relay's `uploadables`, whose keys are paths into the variables
 * (`input.photo`), with a copy of the variables (Relay freezes the original) that has null instead
 * of them. Undefined when there are none.
 */
function findFiles(
  variables: Variables,
  uploadables?: UploadableMap | null,
): { copy: Variables; files: Files } | undefined {
  if (uploadables == null && !holdsFile(variables)) return undefined;
  const files: Files = new Map();
  // the copy of an object is an object
  const copy = withoutFiles(variables, 'variables', files) as Variables;
  for (const [path, file] of Object.entries(uploadables ?? {})) {
    remember(files, file, `variables.${path}`);
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const target = keys.reduce<Variables | undefined>((inner, key) => inner?.[key], copy);
    if (target !== undefined) target[last] = null;
  }
  return { copy, files };
}

/**
 * The body of the GraphQL multipart request specification: operations, map, files, in this order.
 */
function formData(operations: string, files: Files): FormData {
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify({ ...[...files.values()] }));
  // React Native's form data takes its own kind of file, which the types of browsers do not know.
  [...files.keys()].forEach((file, index) => form.append(`${index}`, file as Blob));
  return form;
}

/** Allocates nothing, because it runs for every request and few have files. */
function holdsFile(value: unknown): boolean {
  if (!isPlain(value)) return isFile(value);
  if (isNativeFile(value)) return true;
  for (const key in value) if (holdsFile(value[key])) return true;
  return false;
}

function withoutFiles(value: unknown, path: string, files: Files): unknown {
  if (isFile(value)) return remember(files, value, path);
  if (!isPlain(value)) return value;
  const copy: Variables = Array.isArray(value) ? [] : {};
  for (const key in value) copy[key] = withoutFiles(value[key], `${path}.${key}`, files);
  return copy;
}

/**
 * Only plain objects and lists are searched; a Date or an instance of the caller's class serializes
 * itself.
 */
function isPlain(value: unknown): value is Variables {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** By its tag and not with `instanceof`, because a file may come from another window. */
function isFile(value: unknown): value is Blob | NativeFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    (isNativeFile(value) || /File|Blob/.test(Object.prototype.toString.call(value)))
  );
}

/**
 * Exactly these three keys and no web address: an object with a link, a name and a type is not a
 * file.
 */
function isNativeFile(value: object): value is NativeFile {
  if (!('uri' in value && 'name' in value && 'type' in value) || Object.keys(value).length !== 3)
    return false;
  return (
    typeof value.uri === 'string' &&
    typeof value.name === 'string' &&
    typeof value.type === 'string' &&
    !/^https?:/i.test(value.uri)
  );
}

function remember(files: Files, file: Blob | NativeFile, path: string): null {
  files.set(file, [...(files.get(file) ?? []), path]);
  return null;
}
