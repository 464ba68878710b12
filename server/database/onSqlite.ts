import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Engine, Handle, Row, Trx } from './contract';
import type { Database } from './schema';

/** One process has one connection, so whoever has a transaction is the only one that does anything. */
const alone = <T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> => db.transaction().execute(work);

/** False while another process reads the database, such as a backup. */
async function isEmptied(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/** ms between two tries to empty the log. */
const emptyEvery = 1_000;

const emptying = new WeakSet<Kysely<Database>>();

/** What was erased must not stay in the log for longer than the reader is there. */
function emptyLater(db: Kysely<Database>): void {
  if (emptying.has(db)) return;
  emptying.add(db);
  const timer = setInterval(() => {
    void isEmptied(db)
      // When the database is closed its log is emptied too.
      .catch(() => true)
      .then((ended) => {
        if (!ended) return;
        clearInterval(timer);
        emptying.delete(db);
      });
  }, emptyEvery);
  timer.unref();
}

export const sqlite: Engine = {
  isWhole: (column) => sql<SqlBool>`typeof(${sql.ref(column)}) = 'integer'`,
  writeTransaction: alone,
  writeProject: alone,
  async emptyLog(db) {
    if (!(await isEmptied(db))) emptyLater(db);
  },
  async writeRepeatable(db, work) {
    await sql`pragma synchronous = normal`.execute(db);
    try {
      return await work();
    } finally {
      await sql`pragma synchronous = full`.execute(db);
    }
  },
  takeNext: (query) => query,
  async indexForSearch(db, { snagId, projectId, part, text }) {
    const { rows: [known] } = await sql<{ text: string }>`select text from snag_text where snag_id = ${snagId} and part = ${part}`.execute(db);
    if (known?.text === text) return;
    if (known !== undefined) await dropFromSearch(db, sql`snag_id = ${snagId} and part = ${part}`);
    await sql`insert into snag_text (snag_id, project_id, part, text) values (${snagId}, ${projectId}, ${part}, ${text})`.execute(db);
    await sql`insert into snag_search (rowid, text) select search_id, text from snag_text where snag_id = ${snagId} and part = ${part}`.execute(db);
  },
  dropSnagFromSearch: (db, snagId) => dropFromSearch(db, sql`snag_id = ${snagId}`),
  dropProjectFromSearch: (db, projectId) => dropFromSearch(db, sql`project_id = ${projectId}`),
  matchesText(snagId, projectId, words) {
    const conditions = words.map((word) => {
      // The trigram index knows nothing shorter than three letters: those words are looked for in the texts themselves.
      const isLong = Array.from(word).length >= 3;
      const found = isLong ? sql`search_id in (select rowid from snag_search where snag_search match ${`"${word.replaceAll('"', '""')}"`})` : sql`instr(text, ${word}) > 0`;
      return sql<SqlBool>`${snagId} in (select snag_id from snag_text where project_id = ${projectId} and ${found})`;
    });
    return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  },
  rowsOf: (db, table) => db.selectFrom(sql.table<Row>(table).as('read')).selectAll().stream(),
  async putRows(trx, table, rows) {
    const columns = Object.keys(rows[0] ?? {});
    const values = columns.map((column) => sql`value->>${sql.lit(`$.${column}`)}`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) select ${sql.join(values)} from json_each(${JSON.stringify(rows)})`.execute(trx);
  },
  async filling(trx, fill) {
    await fill();
    await sql`insert into snag_search (rowid, text) select search_id, text from snag_text`.execute(trx);
  },
};

async function dropFromSearch(db: Handle, which: RawBuilder<unknown>): Promise<void> {
  await sql`insert into snag_search (snag_search, rowid, text) select 'delete', search_id, text from snag_text where ${which}`.execute(db);
  await sql`delete from snag_text where ${which}`.execute(db);
}
