import { NetworkFailure } from '../../../network/index';
import { Refusal, toProblem } from '../../domain/errors';
import type { Reason } from './entry';

/** What a failed delivery means for the event. */
export interface Verdict {
  readonly reason: Reason;
  /**
   * `refused`: asking again cannot change the answer. `event`: this event waits, others go on. `line`: nothing gets through now, so all wait.
   */
  readonly scope: 'refused' | 'event' | 'line';
  /** The server, or what stands in its place, said so; false if the line carried no answer. */
  readonly answered: boolean;
}

/** Final answers that a sign-in or a reload cures: the event is as good as before. */
const curable = new Set(['UNAUTHENTICATED', 'UNKNOWN_DOCUMENT']);

/** Only a server that says so itself refuses for good; whatever stands in its place (a proxy, a hotel's sign-in page) is waited out. */
export function judge(error: unknown): Verdict {
  const { code, sentence } = toProblem(error);
  const answered = !(error instanceof NetworkFailure) || !['network', 'timeout', 'cancelled'].includes(error.kind);
  return { reason: { code, message: sentence }, scope: scopeOf(error), answered };
}

function scopeOf(error: unknown): Verdict['scope'] {
  if (error instanceof Refusal) return error.retryable ? 'event' : 'refused';
  if (!(error instanceof NetworkFailure)) return 'event';
  const said = error.graphqlErrors?.[0]?.extensions;
  if (said?.code === undefined) return 'line';
  if (curable.has(said.code) || said.code === 'SERVER_BUSY') return 'line';
  return said.retryable === false ? 'refused' : 'event';
}
