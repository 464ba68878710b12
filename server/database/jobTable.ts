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
  /** The account or link it is for, which takes turns with the others; empty for the server's. */
  payer_id: Generated<string>;
  /** Expected ms of work. */
  cost: Generated<number>;
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

/** What an account or a link has used lately of each kind of work; server/payerUse.ts. */
export interface PayerUseTable {
  kind: string;
  payer_id: string;
  /** Epoch ms at which it is forgotten. */
  until: number;
}
