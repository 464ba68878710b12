import { type Kysely, type QueryResult, type RawBuilder, sql, type SqlBool } from 'kysely';
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
  writeBeside: alone,
  held: () => sql``,
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
    // The index answers long words directly, so they are looked up first; short words are then compared with the texts found.
    const [indexed, others] = long.length > 0 ? [long, short] : [short.slice(0, 1), short.slice(1)];
    // `cross join` keeps this order of tables; in the other one SQLite may read the whole project.
    const { rows: [found] } = await sql<{ ids: Ids }>`select group_concat(snag_id) as ids from (select snag_id from (${textsWith(indexed)}) as found cross join snag_text
      where search_id = found.id and project_id = ${projectId} ${sql.join(others.map((word) => sql`and instr(text, ${word}) > 0`), sql` `)} limit ${most})`.execute(db);
    return readIds(found?.ids);
  },
  findsNewest: (word) => isLong(word),
  async snagsWithAll(db, projectId, words, most) {
    const [long, short] = [words.filter(isLong), words.filter((word) => !isLong(word))];
    const [first = '', ...others] = long.length > 0 ? [...long, ...short] : short;
    let found = await snagsWith(db, projectId, first, others.length === 0 ? most : Infinity);
    for (const [index, word] of others.entries()) {
      const atMost = index === others.length - 1 ? most : Infinity;
      found = isLong(word) ? await snagsWith(db, projectId, word, atMost, found) : await thoseWith(db, found, word, atMost);
    }
    return [...found].slice(0, most);
  },
  among: (column, values) => sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
  oneOf: (column, values) => sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`,
  unindexed: (column) => sql`+${sql.ref(column)}`,
  // With `cross join` SQLite reads the tables in the order in which they are named; otherwise it may begin with this one and read a whole project.
  readNext: (table) => sql`cross join ${table}`,
  readSnagsNext: (query) => query.crossJoin('snag'),
  // Without `materialized` SQLite computes it at each use, which takes ten times as long for 5,000 pins.
  computedOnce: (name, rows) => sql`${sql.ref(name)} as materialized (${rows})`,
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

/**
 * Texts that one statement looks at: some ms. The index tells which have a word; without it each is read, which takes several times as long.
 * The ids of so many are less than 128 kB together: larger strings take memory that is asked of the system each time.
 */
const textsAtOnce = { indexed: 4_000, read: 1_000 };

/** What `group_concat` makes of ids. As one value, because a row takes libsql as long as the rest; JSON takes both sides longer. */
type Ids = string | null;

const readIds = (ids: Ids | undefined): string[] => ids?.split(',') ?? [];

interface Part {
  ids: Ids;
  looked: number;
  last: number;
}

/** Snags, or those `among` some, that have a word in one of their texts, that of the newest text first. A short word is not looked for in the index: that would have all its texts at once. */
async function snagsWith(db: Handle, projectId: string, word: string, most: number, among?: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const limit = isLong(word) ? textsAtOnce.indexed : textsAtOnce.read;
  for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null && found.size < most; ) {
    // libsql hands all numbers over as floating, for which the index would begin at its end again and look at each text down to there.
    const texts: RawBuilder<unknown> = isLong(word)
      ? sql`select rowid as id from snag_search where snag_search match ${quoted(threesOf(word))} and rowid < cast(${before} as integer) order by rowid desc limit ${limit}`
      : sql`select search_id as id from snag_text where search_id < ${before} order by search_id desc limit ${limit}`;
    const { rows: [row] }: QueryResult<Part> = await sql<Part>`select group_concat(snag_id) filter (where project_id = ${projectId} and instr(snag_text.text, ${word}) > 0) as ids, count(*) as looked, min(found.id) as last
      from (${texts}) as found cross join snag_text where search_id = found.id`.execute(db);
    for (const id of readIds(row?.ids)) if (among === undefined || among.has(id)) found.add(id);
    before = row?.looked === limit ? row.last : null;
  }
  return found;
}

/** Those of some snags that have a word in one of their texts. */
async function thoseWith(db: Handle, snags: ReadonlySet<string>, word: string, most: number): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const ids = [...snags];
  for (let start = 0; start < ids.length && found.size < most; start += textsAtOnce.read) {
    const { rows } = await sql<{ id: string }>`select value as id from json_each(${JSON.stringify(ids.slice(start, start + textsAtOnce.read))}) where exists (select 1 from snag_text where snag_id = value and instr(text, ${word}) > 0)`.execute(db);
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Three letters each, as the index has them, that make up a long word. What has them all is looked at for the word itself, which takes less than to have the index compare where each of them stands. */
function threesOf(word: string): string[] {
  const letters = Array.from(word);
  const starts = letters.flatMap((_letter, index) => (index % 3 === 0 ? [Math.min(index, letters.length - 3)] : []));
  return starts.map((start) => letters.slice(start, start + 3).join(''));
}

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
