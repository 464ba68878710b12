import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Handle, Trx } from '../database/engine';
import type { Database } from '../database/schema';
import { type Count, type Counted, Counts, keyOf, type KeptCounts } from '../features/auth/counts';
import { settings } from '../settings';

/** Known to all who count; a lock that ends with its transaction. */
const counting = 5_317_004;

/**
 * In a table that all processes share. Who is counted cannot be read there: e-mails and addresses
 * are hashed with the secret of this server.
 */
export function keepCountsInTable(
  db: Kysely<Database>,
  clock: () => number,
  secret: Buffer,
): KeptCounts & { sweep(): Promise<void> } {
  const hashed = (text: string): string =>
    createHmac('sha256', secret).update(`try ${text}`).digest('base64url');

  async function read(handle: Handle, of: readonly Counted[]): Promise<Map<string, Count>> {
    const byHash = new Map(of.map((one) => [hashed(keyOf(one)), one]));
    const rows = await handle
      .selectFrom('try_count')
      .selectAll()
      .where('key', 'in', [...byHash.keys()])
      .execute();
    return new Map(
      rows.flatMap(({ key, used_ms, at }) => {
        const one = byHash.get(key);
        if (one === undefined) return [];
        const { free, every } = settings.signIn.paces[one.kind];
        return [[keyOf(one), { ...one, left: free - used_ms / every, at }]];
      }),
    );
  }

  async function write(
    handle: Handle,
    of: readonly Counted[],
    counts: ReadonlyMap<string, Count>,
  ): Promise<void> {
    const dropped = of.filter((one) => !counts.has(keyOf(one)));
    if (dropped.length > 0)
      await handle
        .deleteFrom('try_count')
        .where(
          'key',
          'in',
          dropped.map((one) => hashed(keyOf(one))),
        )
        .execute();
    const rows = [...counts].map(([key, { kind, account, left, at }]) => {
      const { free, every } = settings.signIn.paces[kind];
      return {
        key: hashed(key),
        account: account === null ? '' : hashed(account),
        used_ms: Math.round((free - left) * every),
        at,
      };
    });
    if (rows.length === 0) return;
    await handle
      .insertInto('try_count')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used_ms: (eb) => eb.ref('excluded.used_ms'),
          at: (eb) => eb.ref('excluded.at'),
        }),
      )
      .execute();
  }

  /**
   * One transaction counts at a time: two that write the same rows in another order would wait for
   * each other.
   */
  const alone = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(counting)})`.execute(trx);
      return work(trx);
    });

  return {
    async change(of, work) {
      const now = clock();
      const before = await read(db, of);
      // A clock was set back. A refusal writes nothing, so used-up counts would stay used up until
      // the old time is reached again: their times are set to now.
      if ([...before.values()].some(({ at }) => at > now))
        await alone((trx) =>
          trx
            .updateTable('try_count')
            .set({ at: now })
            .where(
              'key',
              'in',
              of.map((one) => hashed(keyOf(one))),
            )
            .where('at', '>', now)
            .execute(),
        );
      // First without the lock: it throws if there is no try left, so a refusal neither waits for
      // the lock nor holds it.
      work(new Counts(before, clock));
      return alone(async (trx) => {
        const counts = await read(trx, of);
        const done = work(new Counts(counts, clock));
        await write(trx, of, counts);
        return done;
      });
    },
    async forget(account) {
      await alone((trx) =>
        trx.deleteFrom('try_count').where('account', '=', hashed(account)).execute(),
      );
    },
    /** Those of which all tries are left are the same as none. */
    async sweep() {
      await alone((trx) =>
        trx
          .deleteFrom('try_count')
          .where(sql<number>`at + used_ms`, '<=', clock())
          .execute(),
      );
    },
  };
}
