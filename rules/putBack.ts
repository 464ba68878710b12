import { dayMs } from './days';

// The database of the server was put back to an earlier state, and devices send again what it has
// lost of theirs: what one of them sends may need what another has.

/** Refusals that may change when the other comes. */
export const awaitedRefusals: ReadonlySet<string> = new Set([
  'TRANSITION_NOT_ALLOWED',
  'COMPANY_REQUIRED',
  'COMMENT_REQUIRED',
  'EVIDENCE_REQUIRED',
  'NOT_FOUND',
]);

/** How long a device waits for others, in ms: they come back after a weekend. */
export const awaitedMs = 3 * dayMs;
