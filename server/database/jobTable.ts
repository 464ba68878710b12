import type { Generated } from 'kysely';

/** Background work, one row each until it is done; server/jobs.ts. */
export interface JobTable {
  /** In the order in which they came. */
  id: Generated<number>;
  kind: string;
  /**
   * The photo, revision or person it is about; empty if there is only one job of the kind. Unique
   * with the kind.
   */
  subject_id: string;
  state: Generated<'WAITING' | 'LEASED'>;
  /** Times that it was leased. */
  attempts: Generated<number>;
  /** Not leased before this time, in epoch ms, because it failed. */
  not_before: Generated<number>;
  /** The process that holds the lease, and when the lease ends unless it is renewed. */
  leased_by: string | null;
  leased_until: Generated<number>;
  /** The last failure, for the operator; without texts or addresses. */
  error: string | null;
}
