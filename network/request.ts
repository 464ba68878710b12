import type { CacheConfig, RequestParameters, UploadableMap, Variables } from 'relay-runtime';
import { NetworkFailure, type FailureFacts, type FailureKind } from './failure';
import type { RequestOptions } from './options';
import * as settings from './settings';
import type { Call, NetworkOptions } from './layer';
import { findFiles, formData, type Files } from './upload';

export type Facts = Omit<FailureFacts, 'operation' | 'attempts' | 'requestId'>;

/** Makes a call with its body from Relay's arguments; a failure when the variables cannot be serialized. */
export function createCall(
  execution: number,
  layerOptions: NetworkOptions,
  params: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig,
  uploadables?: UploadableMap | null,
): Call | NetworkFailure {
  const { name, operationKind } = params;
  // `metadata` is Relay's untyped channel; RequestOptions is what this layer promises to read there.
  const options: RequestOptions = metadata ?? {};
  let files: Files | undefined;
  let body: Call['body'] = '';
  try {
    if (operationKind !== 'subscription') {
      const found = findFiles(variables, uploadables);
      files = found?.files;
      body = JSON.stringify(bodyOf(params, found?.copy ?? variables, layerOptions));
      if (files !== undefined) body = formData(body, files);
    }
  } catch (cause) {
    return new NetworkFailure({ kind: 'badBody', operation: name, cause });
  }
  const tolerateErrors = options.tolerateErrors ?? layerOptions.tolerateErrors?.(params) ?? false;
  return { execution, params, id: idOf(params), variables, body, files, options, layerOptions, record: { token: undefined, attempts: [], maybeExecuted: false, requestId: undefined, retryAfterMs: undefined, errors: undefined }, tolerateErrors };
}

/** The body of an operation's request, before it is serialized as JSON. */
export function bodyOf(params: RequestParameters, variables: Variables, { body }: NetworkOptions): object {
  const id = idOf(params);
  const query = params.text ?? '';
  return body === undefined ? { id, query, variables } : body({ id, persisted: params.id != null, name: params.name, query, variables });
}

function idOf(params: RequestParameters): string {
  return params.id ?? (params.cacheID || params.name); // || because cacheID may be empty
}

/** After these it is unknown whether the server executed a mutation. */
const maybeExecutedKinds: readonly FailureKind[] = ['timeout', 'network', 'badBody', 'emptyBody', 'cancelled'];

/** A failure of this call, with the data of its record. */
export function failed({ params, record }: Call, facts: Facts): NetworkFailure {
  const { kind, graphqlErrors, status = 0, maybeExecuted } = facts;
  const fault = kind === 'http' && graphqlErrors === undefined && status >= settings.serverFaultFrom;
  record.maybeExecuted = maybeExecuted ?? (record.maybeExecuted || (params.operationKind === 'mutation' && (maybeExecutedKinds.includes(kind) || fault)));
  return new NetworkFailure({ ...facts, ...record, operation: params.name });
}

/** Facts of the failure when optional code is needed and its option was not given. */
export function missingOption(kind: FailureKind, option: 'incremental' | 'subscriptions'): Facts {
  return { kind, retryable: false, cause: new Error(`createNetwork was given no \`${option}\`, from @snagbook/network/${option}.`) };
}

/** A thrown value as a failure of this call. */
export function asFailure(call: Call, cause: unknown, kind: FailureKind): NetworkFailure {
  return cause instanceof NetworkFailure ? cause : failed(call, { kind, cause });
}
