import { NetworkFailure } from '../../../network/index';
import { Refusal, toProblem } from '../../domain/errors';
import type { Reason } from './entry';

/** What a failed delivery means for the event. */
export interface DeliveryFailure {
  readonly reason: Reason;
  /**
   * `refused`: final, not sent again. `event`: this event waits, others go on. `all`: the server cannot be reached or is busy, so all wait.
   */
  readonly effect: 'refused' | 'event' | 'all';
  /** There was an answer, of the server or of a proxy; false if there was none. */
  readonly answered: boolean;
}

/** Refusals that a sign-in or a reload resolves; the event itself is not refused. */
const temporaryRefusals = new Set(['UNAUTHENTICATED', 'UNKNOWN_DOCUMENT']);

/** Only a refusal by the server itself is final; after an answer of a proxy or a hotel's sign-in page the event waits. */
export function classifyFailure(error: unknown): DeliveryFailure {
  const { code, sentence } = toProblem(error);
  const answered = !(error instanceof NetworkFailure) || !['network', 'timeout', 'cancelled'].includes(error.kind);
  return { reason: { code, message: sentence }, effect: effectOf(error), answered };
}

function effectOf(error: unknown): DeliveryFailure['effect'] {
  if (error instanceof Refusal) return error.retryable ? 'event' : 'refused';
  if (!(error instanceof NetworkFailure)) return 'event';
  const extensions = error.graphqlErrors?.[0]?.extensions;
  if (extensions?.code === undefined) return 'all';
  if (temporaryRefusals.has(extensions.code) || extensions.code === 'SERVER_BUSY') return 'all';
  return extensions.retryable === false ? 'refused' : 'event';
}
