import { GraphQLError } from 'graphql';
import type { Language } from '../../rules/languages';
import { type Log, tellFault } from '../monitoring/log';
import { Refusal } from '../refusal';

export interface Masking {
  log: Log;
  /** Language of the sentence. */
  language: Language;
  development: boolean;
}

/**
 * The error that is sent: a refusal as it is; a request that could not be read as BAD_REQUEST; anything else
 * as INTERNAL with a reference, under which the log has the details.
 */
export function maskError(error: unknown, { log, language, development }: Masking): GraphQLError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? null) : error;
  const at = error instanceof GraphQLError && error.path !== undefined ? { path: error.path } : {};
  if (cause instanceof Refusal) return new GraphQLError(cause.in(language), { ...at, extensions: { ...cause.extensions, ...statusOf(cause) } });
  // Raised by the parser, the validator or a scalar: the request itself was wrong.
  if (error instanceof GraphQLError && (cause === null || cause instanceof GraphQLError)) return badRequest(error, language, development);
  const internal = new Refusal('INTERNAL', { reference: tellFault(log, cause) });
  return new GraphQLError(internal.in(language), { ...at, extensions: { ...internal.extensions } });
}

function badRequest(error: GraphQLError, language: Language, development: boolean): GraphQLError {
  const refusal = new Refusal('BAD_REQUEST');
  const [message, extensions] = [refusal.in(language), refusal.extensions];
  return new GraphQLError(development ? `${message} ${error.message}` : message, { extensions: { ...extensions, http: { status: 400 } } });
}

/** HTTP says 401 so that the client refreshes its token, 503 so that it waits, and 400 when the request itself is wrong. */
function statusOf({ code }: Refusal): { http?: { status: number } } {
  if (code === 'UNAUTHENTICATED') return { http: { status: 401 } };
  if (code === 'BAD_REQUEST' || code === 'UNKNOWN_DOCUMENT') return { http: { status: 400 } };
  if (code === 'SERVER_BUSY') return { http: { status: 503 } };
  return {};
}
