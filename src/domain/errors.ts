import { t } from '@lingui/core/macro';
import { NetworkFailure } from '../../network/index';

/** An error as it is shown to a person. */
export interface Problem {
  code: string;
  sentence: string;
  /** The same action may succeed later without a change. */
  retryable: boolean;
  /** The input field that the error is about. */
  field?: string;
}

/** A refusal that does not come from GraphQL; its message is shown to the person. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly code: string;
  readonly retryable: boolean;

  constructor(
    code: string,
    sentence: string,
    options: { retryable?: boolean; cause?: unknown } = {},
  ) {
    super(sentence, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}

/**
 * The sentences for errors that the first screen may meet, found in the browser. Those of photos,
 * files and what the device keeps are in deviceErrors.ts; all others come from the server.
 */
const sentences = {
  UNAUTHENTICATED: t`Please sign in again. Your unsent work stays on this device.`,
  NOT_FOUND: t`We could not find that. It may have been removed, or it is not shared with you.`,
  NO_CONNECTION: t`There is no connection to the server. Nothing you entered was lost.`,
  NO_ANSWER: t`The server did not answer in time. Nothing you entered was lost.`,
  BAD_ANSWER: t`The server can’t be reached through this network. Are you signed in to the Wi-Fi?`,
  SERVER_BUSY: t`The server is busy. Nothing you entered was lost.`,
  PHOTO_TYPE: t`This file is not a photo we can read. Use JPEG, PNG, WebP or HEIC.`,
  INTERNAL: t`Something went wrong on our side. Nothing you entered was lost.`,
} as const;

export type OwnCode = keyof typeof sentences;

export function sentenceOf(code: OwnCode): string {
  return sentences[code];
}

const unreached: ReadonlySet<string> = new Set<OwnCode>([
  'NO_CONNECTION',
  'NO_ANSWER',
  'BAD_ANSWER',
]);

/** Whether the server was not reached, so that only the connection is at fault. */
export const isUnreached = ({ code }: Pick<Problem, 'code'>): boolean => unreached.has(code);

/** Code and sentence of any thrown error. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Refusal)
    return { code: error.code, sentence: error.message, retryable: error.retryable };
  if (error instanceof NetworkFailure) return ofFailure(error);
  return own('INTERNAL', true);
}

function ofFailure(failure: NetworkFailure): Problem {
  const first = failure.graphqlErrors?.[0];
  const code = first?.extensions?.code;
  if (first !== undefined && code !== undefined) {
    const field = first.extensions?.['field'];
    return {
      code,
      sentence: first.message,
      retryable: first.extensions?.retryable ?? failure.retryable,
      ...(typeof field === 'string' && { field }),
    };
  }
  switch (failure.kind) {
    case 'network':
    case 'cancelled':
      return own('NO_CONNECTION', true);
    case 'timeout':
      return own('NO_ANSWER', true);
    case 'auth':
      return own('UNAUTHENTICATED', failure.retryable);
    case 'badBody':
    case 'emptyBody':
    case 'noData':
      return own('BAD_ANSWER', true);
    case 'http':
      return own(
        failure.status === 429 || failure.status === 503 ? 'SERVER_BUSY' : 'INTERNAL',
        true,
      );
    case 'file':
      return own('PHOTO_TYPE', false);
    case 'graphql':
      return own('INTERNAL', failure.retryable);
  }
}

function own(code: OwnCode, retryable: boolean): Problem {
  return { code, sentence: sentences[code], retryable };
}
