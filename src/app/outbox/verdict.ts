import { NetworkFailure } from '../../../network/index';
import { Refusal, toProblem } from '../errors';
import type { Reason } from './entry';

/** What a failed delivery means for the event. */
export interface Verdict {
  readonly reason: Reason;
  /**
   * `refused`: asking again cannot change the answer. `event`: this event waits, others go on. `line`: nothing gets through now, so all wait.
   */
  readonly scope: 'refused' | 'event' | 'line';
}

/** Final answers that a sign-in or a reload cures: the event is as good as before. */
const curable = new Set(['UNAUTHENTICATED', 'UNKNOWN_DOCUMENT']);

/** Only a server that says so itself refuses for good; whatever stands in its place (a proxy, a hotel's sign-in page) is waited out. */
export function judge(error: unknown): Verdict {
  const { code, sentence } = toProblem(error);
  const reason = { code, message: sentence };
  if (error instanceof Refusal) return { reason, scope: error.retryable ? 'event' : 'refused' };
  if (!(error instanceof NetworkFailure)) return { reason, scope: 'event' };
  const said = error.graphqlErrors?.[0]?.extensions;
  if (said?.code === undefined) return { reason, scope: 'line' };
  if (curable.has(said.code) || said.code === 'SERVER_BUSY') return { reason, scope: 'line' };
  return { reason, scope: said.retryable === false ? 'refused' : 'event' };
}
