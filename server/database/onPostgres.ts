import { setTimeout } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { DatabaseError } from 'pg';
import { statusesOfTurn } from '../../rules/shown';
import { serverBusy } from '../refusal';
import { settings } from '../settings';
import type { Engine, Handle, Row, Trx } from './contract';
import type { Database } from './schema';

/** Known to all who write in one database; locks that end with their transaction. */
const writing = 5_317_001;

/**
 * Of two transactions that wait for each other one is ended; and what was not there when it was
 * looked for may be there when it is written.
 */
const again: readonly (string | undefined)[] = ['40001', '40P01', '23505'];
const mostTries = 5;

/** Rows that a cursor hands out at a time. */
const fetched = 500;

/**
 * `writeTransaction` takes this lock alone and `writeBeside` shares it, so a transaction of the
 * first kind waits for all of the second kind, and they for it.
 */
const inTransaction = (lock: (trx: Trx) => Promise<unknown>) =>
  async function run<T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction().execute(async (trx) => {
          await lock(trx);
          return work(trx);
        });
      } catch (error) {
        if (!(error instanceof DatabaseError) || !again.includes(error.code)) throw error;
        if (tries === mostTries) throw error.code === '23505' ? error : serverBusy();
        await setTimeout(Math.random() * 10 * tries);
      }
    }
  };

const within = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The locations of a project whose path has a word. */
const placesWith = (projectId: string, word: string): RawBuilder<unknown> =>
  sql`select id from location where project_id = ${projectId} and search_key like ${within(word)}`;

/** The snags that have a word in a text, or in the path of their location. */
const snagsWith = (projectId: string, word: string): RawBuilder<unknown> =>
  sql`select snag_id from snag_text where project_id = ${projectId} and text like ${within(word)}
    union all select id from snag where location_id in (${placesWith(projectId, word)})`;

/** The snags of texts with all words, once for each text. */
async function textsWith(
  db: Handle,
  projectId: string,
  words: readonly string[],
  most: number,
): Promise<string[]> {
  const having = words.map((word) => sql`text like ${within(word)}`);
  const { rows } = await sql<{
    snag_id: string;
  }>`select snag_id from snag_text where project_id = ${projectId} and ${sql.join(having, sql` and `)} limit ${most}`.execute(
    db,
  );
  return rows.map(({ snag_id }) => snag_id);
}

/**
 * Whoever waits in PostgreSQL's own line keeps back all who come later, until the longest of those
 * that are writing has ended.
 */
async function waitForQuiet(trx: Trx): Promise<void> {
  const lock = sql.lit(writing);
  for (
    const until = performance.now() + settings.database.findingQuiet;
    performance.now() < until;
  ) {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_xact_lock(${lock}) as taken`.execute(trx);
    if (rows[0]?.taken === true) return;
    await setTimeout(Math.random() * 20);
  }
  await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
}

export const postgres: Engine = {
  isWhole: () => sql<SqlBool>`true`,
  writeTransaction: inTransaction(waitForQuiet),
  writeBeside: inTransaction((trx) =>
    sql`select pg_advisory_xact_lock_shared(${sql.lit(writing)})`.execute(trx),
  ),
  // Not `for update`: rows with a foreign key to the locked row may be written meanwhile.
  held: (table) => sql`for no key update of ${sql.table(table)}`,
  // Its log belongs to whoever runs it.
  emptyLog: () => Promise.resolve(),
  writeRepeatable: (_db, work) => work(),
  writeMuch: (_db, work) => work(),
  async inTurn(trx, key) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  },
  takeNext: (query) => query.forUpdate().skipLocked(),
  async indexForSearch(db, { snagId, projectId, part, text }) {
    await sql`insert into snag_text (snag_id, project_id, part, text) values (${snagId}, ${projectId}, ${part}, ${text})
      on conflict (snag_id, part) do update set text = excluded.text where snag_text.text <> excluded.text`.execute(
      db,
    );
  },
  async dropSnagFromSearch(db, snagId) {
    await sql`delete from snag_text where snag_id = ${snagId}`.execute(db);
  },
  // The index is on the table itself, so rows that were put in are in it already.
  indexProjectForSearch: () => Promise.resolve(),
  async dropSomeFromSearch(db, projectId, most) {
    const { numAffectedRows: texts = 0n } =
      await sql`delete from snag_text where ctid = any (array(select ctid from snag_text where project_id = ${projectId} limit ${most}))`.execute(
        db,
      );
    return Number(texts);
  },
  settleSearch: () => Promise.resolve(false),
  matchesText(projectId, words) {
    const conditions = words.map(
      (word) => sql<SqlBool>`snag.id in (${snagsWith(projectId, word)})`,
    );
    return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  },
  containsText: (projectId, words) =>
    sql<SqlBool>`(${sql.join(
      words.map(
        (word) =>
          sql`(snag.location_id in (${placesWith(projectId, word)}) or exists (select 1 from snag_text where snag_text.snag_id = snag.id and text like ${within(word)}))`,
      ),
      sql` and `,
    )})`,
  async snagsOfTexts(db, projectId, word, most) {
    const { rows } = await sql<{
      id: string;
    }>`select id from snag where location_id in (${placesWith(projectId, word)}) limit ${most}`.execute(
      db,
    );
    const there = rows.map(({ id }) => id);
    return there.length === most
      ? there
      : [...there, ...(await textsWith(db, projectId, [word], most - there.length))];
  },
  async snagsWithAll(db, projectId, words, most) {
    // Words that are common together are mostly so in one text, which takes a tenth of what
    // follows.
    const texts = new Set(await textsWith(db, projectId, words, most * 4));
    if (texts.size >= most) return { ids: [...texts].slice(0, most), isAll: false };
    const having = words.map((word) => sql`(${snagsWith(projectId, word)})`);
    const { rows } = await sql<{
      snag_id: string;
    }>`select snag_id from (${sql.join(having, sql` intersect `)}) as found limit ${most}`.execute(
      db,
    );
    return { ids: rows.map(({ snag_id }) => snag_id), isAll: rows.length < most };
  },
  among: (column, values) => sql<SqlBool>`${sql.ref(column)} = any (${values})`,
  // PostgreSQL plans `in` with values of other rows as separate conditions, for which it uses no
  // index.
  oneOf: (column, values) => sql<SqlBool>`${sql.ref(column)} = any (array[${sql.join(values)}])`,
  // PostgreSQL has statistics and chooses the index by itself.
  unindexed: (column) => sql.ref(column),
  // An inner join like any other: PostgreSQL chooses the order of the tables by itself.
  readNext: (table) => sql`cross join ${table}`,
  readSnagsNext: (query) => query.crossJoin('snag'),
  snagsInLocations: (db) =>
    db.selectFrom('location').innerJoin('snag', 'snag.location_id', 'location.id'),
  snagsWithoutLocation: (db) => db.selectFrom('snag').where('snag.location_id', 'is', null),
  computedOnce: (name, rows) => sql`${sql.ref(name)} as (${rows})`,
  async *rowsOf(db, table) {
    await sql`declare read no scroll cursor for select * from ${sql.table(table)}`.execute(db);
    for (let more = true; more;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(fetched)} from read`.execute(db);
      yield* rows;
      more = rows.length === fetched;
    }
    await sql`close read`.execute(db);
  },
  async putRows(trx, table, rows) {
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
      trx,
    );
  },
  async filling(trx, fill) {
    // Row by row, each count would leave its versions behind until the transaction is over, and all
    // of them are looked through for the next.
    await sql`alter table snag disable trigger snag_counted`.execute(trx);
    await fill();
    await sql`alter table snag enable trigger snag_counted`.execute(trx);
    await sql`insert into snag_tally select project_id, coalesce(company_id, ''), case when import_undone = 1 then 'UNDONE' else status end, case when status in (${sql.join(statusesOfTurn('NOBODY').map((status) => sql.lit(status)))}) then '' else due_key end, (sent_back_count > 0)::int, count(*)
      from snag group by 1, 2, 3, 4, 5`.execute(trx);
  },
};
