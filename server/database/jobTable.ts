import type { Generated } from 'kysely';

/** Work that is done behind the answers, one row each until it is done; server/jobs.ts. */
export interface JobTable {
  /** In the order in which they came. */
  id: Generated<number>;
  kind: string;
  /** What it is about: a photo, a revision, a person; empty if there is one of the kind. Unique with the kind. */
  subject_id: string;
  state: Generated<'WAITING' | 'LEASED'>;
  /** Times that it was leased. */
  attempts: Generated<number>;
  /** Milliseconds since 1970 before which it is not leased: it failed, and is left alone for a while. */
  not_before: Generated<number>;
  /** The process that holds the lease, and when the lease ends unless it is renewed. */
  leased_by: string | null;
  leased_until: Generated<number>;
  /** Of the last time that it failed; for the operator, without texts or addresses. */
  error: string | null;
}
