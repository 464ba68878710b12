import { sql } from 'kysely';
import type { Handle } from './database/engine';

// What each payer, which is an account or a link, has used lately of a kind of work. A row holds the
// time at which all of it is forgotten: each use puts that off, and time forgets at its own pace.

export interface Use {
  /** A kind of job, or an allowance. */
  kind: string;
  payerId: string;
  now: number;
  /** Most that is remembered. What is beyond it was noted by a clock that ran ahead. */
  mostMs: number;
  /** What a use may come to before the caller refuses it. @default mostMs */
  refusedFromMs?: number;
}

/**
 * Notes one more use, which takes `ms` to forget. Returns the ms until all is forgotten. Others of
 * the same payer and kind wait until the transaction ends.
 */
export async function noteUse(
  db: Handle,
  { kind, payerId, now, mostMs, refusedFromMs = mostMs }: Use,
  ms: number,
): Promise<number> {
  const [used, known, most] = [Math.ceil(ms), now + mostMs, now + refusedFromMs];
  const { until } = await db
    .insertInto('payer_use')
    .values({ kind, payer_id: payerId, until: Math.min(now + used, most) })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'payer_id']).doUpdateSet({
        until: sql<number>`case when payer_use.until not between ${now} and ${known} then excluded.until
          when payer_use.until + ${used} > ${most} then ${most} else payer_use.until + ${used} end`,
      }),
    )
    .returning('until')
    .executeTakeFirstOrThrow();
  return Number(until) - now;
}

/** ms until all is forgotten. */
export async function readUse(db: Handle, { kind, payerId, now, mostMs }: Use): Promise<number> {
  const row = await db
    .selectFrom('payer_use')
    .select('until')
    .where('kind', '=', kind)
    .where('payer_id', '=', payerId)
    .where('until', '<=', now + mostMs)
    .executeTakeFirst();
  return row === undefined ? 0 : Math.max(0, row.until - now);
}

/** What is forgotten by now is the same as no row. */
export async function sweepUse(db: Handle, now: number): Promise<void> {
  await db.deleteFrom('payer_use').where('until', '<=', now).execute();
}
