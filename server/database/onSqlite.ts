import { setImmediate } from 'node:timers/promises';
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
    await sql`insert into snag_search (rowid, text) select search_id, ${ended} from snag_text where snag_id = ${snagId} and part = ${part}`.execute(db);
  },
  dropSnagFromSearch: (db, snagId) => dropFromSearch(db, sql`snag_id = ${snagId}`),
  async indexProjectForSearch(db, projectId) {
    await sql`insert into snag_search (rowid, text) select search_id, ${ended} from snag_text where project_id = ${projectId}`.execute(db);
  },
  dropProjectFromSearch: (db, projectId) => dropFromSearch(db, sql`project_id = ${projectId}`),
  matchesText(snagId, projectId, words) {
    const found = words.map((word) => sql`select snag_id from snag_text where project_id = ${projectId} and search_id in (${textsWith([word])})`);
    // Together, so that no snag is read that has only some of them.
    return sql<SqlBool>`${snagId} in (${sql.join(found, sql` intersect `)})`;
  },
  containsText: (snagId, _projectId, words) =>
    sql<SqlBool>`(${sql.join(words.map((word) => sql`exists (select 1 from snag_text where snag_text.snag_id = ${snagId} and instr(text, ${word}) > 0)`), sql` and `)})`,
  async snagsOfTexts(db, projectId, words, most) {
    const [long, short] = [words.filter(isLong), words.filter((word) => !isLong(word))];
    // The index has whatever it is asked for at once, so the words it knows come first.
    const [indexed, others] = long.length > 0 ? [long, short] : [short.slice(0, 1), short.slice(1)];
    // In this order, because otherwise SQLite may look through the whole project.
    const { rows } = await sql<{ snag_id: string }>`select snag_id from (${textsWith(indexed)}) as found cross join snag_text
      where search_id = found.id and project_id = ${projectId} ${sql.join(others.map((word) => sql`and instr(text, ${word}) > 0`), sql` `)} limit ${most}`.execute(db);
    return rows.map(({ snag_id }) => snag_id);
  },
  async snagsWithAll(db, projectId, words, most) {
    const [first = '', ...others] = words.toSorted((one, other) => other.length - one.length);
    const found = new Set<string>();
    let before = Number.MAX_SAFE_INTEGER;
    for (let more = true; more && found.size < most; ) {
      // A short word is not looked for in the index: that would have all its texts at once.
      const texts = isLong(first)
        ? sql`select rowid as id from snag_search where snag_search match ${quoted([first])} and rowid < ${before} order by rowid desc limit ${textsAtOnce}`
        : sql`select search_id as id from snag_text where search_id < ${before} order by search_id desc limit ${textsAtOnce}`;
      const inText = isLong(first) ? [] : [sql`and instr(snag_text.text, ${first}) > 0`];
      const elsewhere = others.map((word) => sql`and exists (select 1 from snag_text as other where other.snag_id = snag_text.snag_id and instr(other.text, ${word}) > 0)`);
      const { rows } = await sql<{ id: number; snag_id: string | null }>`select found.id as id, case when project_id = ${projectId} ${sql.join([...inText, ...elsewhere], sql` `)} then snag_id end as snag_id
        from (${texts}) as found cross join snag_text where search_id = found.id`.execute(db);
      for (const { id, snag_id } of rows) {
        before = Math.min(before, id);
        if (snag_id !== null) found.add(snag_id);
      }
      more = rows.length === textsAtOnce;
      await setImmediate();
    }
    return [...found].slice(0, most);
  },
  among: (column, values) => sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
  oneOf: (column, values) => sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`,
  unindexed: (column) => sql`+${sql.ref(column)}`,
  rowsOf: (db, table) => db.selectFrom(sql.table<Row>(table).as('read')).selectAll().stream(),
  async putRows(trx, table, rows) {
    const columns = Object.keys(rows[0] ?? {});
    const values = columns.map((column) => sql`value->>${sql.lit(`$.${column}`)}`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) select ${sql.join(values)} from json_each(${JSON.stringify(rows)})`.execute(trx);
  },
  async filling(trx, fill) {
    await fill();
    await sql`insert into snag_search (rowid, text) select search_id, ${ended} from snag_text`.execute(trx);
  },
};

/** A text as it is indexed: each of its letters begins three, so that words of one and two letters can be looked for. */
const ended = sql.raw('text || char(10, 10)');

/** Texts that are looked at in one iteration of the event loop: some ms. */
const textsAtOnce = 1_000;

const isLong = (word: string): boolean => Array.from(word).length >= 3;

/** The texts of all projects with all of these long words, newest first; or with one short word, for which what begins with it is read from the index, which has only three letters together. */
function textsWith(words: readonly string[]): RawBuilder<unknown> {
  const [first = ''] = words;
  if (!isLong(first)) return sql`select distinct doc as id from snag_search_terms where term >= ${first} and term < ${`${first}\u{10ffff}`}`;
  return sql`select rowid as id from snag_search where snag_search match ${quoted(words)} order by rowid desc`;
}

const quoted = (words: readonly string[]): string => words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');

async function dropFromSearch(db: Handle, which: RawBuilder<unknown>): Promise<void> {
  await sql`insert into snag_search (snag_search, rowid, text) select 'delete', search_id, ${ended} from snag_text where ${which}`.execute(db);
  await sql`delete from snag_text where ${which}`.execute(db);
}
