import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Engine, SnagsFound, Handle, Row, Trx } from './contract';
import { moveBeside } from './movedBeside';
import type { Database } from './schema';

/**
 * One process has one connection, so whoever has a transaction is the only one that does anything.
 */
const alone = <T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);

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

/** What moves out of the log what is written, and for how many. */
const movers = new WeakMap<
  Kysely<Database>,
  { works: number; started: Promise<() => Promise<void>> }
>();

async function startMover(db: Kysely<Database>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  // While others write, something is always left in the log, so that it begins anew only when one
  // of them moves the rest.
  await setLongestLog(db, 8_000);
  return moveBeside(rows[0]?.file ?? '');
}

/** Pages with which the log is moved by whoever writes, before others go on. */
const setLongestLog = (db: Kysely<Database>, pages: number) =>
  sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(db);

/** SQLite would choose an index by a filter, and read that in each location anew. */
const snagsByLocation = sql<Database['snag']>`snag`.as<'snag'>(sql`snag indexed by snag_location`);

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
  async writeMuch(db, work) {
    const mover = movers.get(db) ?? { works: 0, started: startMover(db) };
    movers.set(db, mover);
    mover.works += 1;
    try {
      await mover.started;
      return await work();
    } finally {
      mover.works -= 1;
      if (mover.works === 0) {
        movers.delete(db);
        const end = await mover.started;
        await end();
        if (!movers.has(db)) await setLongestLog(db, 1_000);
      }
    }
  },
  // Transactions that write wait for each other anyway.
  inTurn: () => Promise.resolve(),
  takeNext: (query) => query,
  async indexForSearch(db, { snagId, projectId, part, text }) {
    const {
      rows: [known],
    } = await sql<{
      id: number;
      text: string;
    }>`select search_id as id, text from snag_text where snag_id = ${snagId} and part = ${part}`.execute(
      db,
    );
    if (known?.text === text) return;
    const itself = sql`snag_id = ${snagId} and part = ${part}`;
    if (known !== undefined) await unindex(db, itself);
    await sql`insert into snag_text (snag_id, project_id, part, text) values (${snagId}, ${projectId}, ${part}, ${text}) on conflict (snag_id, part) do update set text = excluded.text`.execute(
      db,
    );
    await index(db, itself);
  },
  dropSnagFromSearch: (db, snagId) => dropFromSearch(db, sql`snag_id = ${snagId}`),
  async indexProjectForSearch(db, projectId) {
    await index(db, sql`project_id = ${projectId}`);
  },
  async dropSomeFromSearch(db, projectId, most) {
    const {
      rows: [found],
    } = await sql<{
      texts: number;
      last: number | null;
    }>`select count(*) as texts, max(search_id) as last from (select search_id from snag_text where project_id = ${projectId} order by search_id limit ${most})`.execute(
      db,
    );
    if (found == null || found.last === null) return 0;
    // Erasing them from each page of the index where a part of them is takes a hundred times as
    // long, and `settleSearch` writes all pages anew.
    await sql`insert into snag_search (snag_search, rank) values ('secure-delete', 0)`.execute(db);
    await dropFromSearch(db, sql`project_id = ${projectId} and search_id <= ${found.last}`);
    await sql`insert into snag_search (snag_search, rank) values ('secure-delete', 1)`.execute(db);
    return found.texts;
  },
  async settleSearch(db, begins) {
    const changes = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select total_changes() as n`.execute(db);
      return rows[0]?.n ?? 0;
    };
    const before = await changes();
    const pages = begins ? -pagesAtOnce : pagesAtOnce;
    await sql`insert into snag_search (snag_search, rank) values ('merge', ${sql.lit(pages)})`.execute(
      db,
    );
    // As SQLite's documentation says how to find that nothing was left to do.
    return (await changes()) - before >= 2;
  },
  matchesText(projectId, words) {
    const found = words.map(
      (word) =>
        sql`select snag_id from (select snag_id from snag_text where project_id = ${projectId} and search_id in (${textsLike(word, projectId)}) and instr(text, ${word}) > 0
          union all select id from snag where location_id in (${placesWith(projectId, word)}))`,
    );
    // Together, so that no snag is read that has only some of them.
    return sql<SqlBool>`snag.id in (${sql.join(found, sql` intersect `)})`;
  },
  containsText: (projectId, words) =>
    sql<SqlBool>`(${sql.join(
      words.map(
        (word) =>
          sql`(snag.location_id in (${placesWith(projectId, word)}) or exists (select 1 from snag_text where snag_text.snag_id = snag.id and instr(text, ${word}) > 0))`,
      ),
      sql` and `,
    )})`,
  async snagsOfTexts(db, projectId, word, all) {
    const there = await snagsIn(db, placesWith(projectId, word), all);
    const most = all - there.length;
    if (most === 0) return there;
    if (!isLong(word)) {
      const { ids, isAll } = await firstTextsWith(db, projectId, word);
      if (isAll || ids.length >= most) return [...there, ...ids.slice(0, most)];
    }
    // `cross join` keeps this order of tables; in the other one SQLite may read the whole project.
    const {
      rows: [found],
    } = await sql<{
      ids: Ids;
    }>`select group_concat(snag_id) as ids from (select snag_id from (${textsLike(word, projectId)}) as found cross join snag_text
      where search_id = found.id and project_id = ${projectId} and instr(text, ${word}) > 0 limit ${most})`.execute(
      db,
    );
    return [...there, ...readIds(found?.ids)];
  },
  async snagsWithAll(db, projectId, words, most) {
    const long: string[] = [];
    for (const word of words.filter(isLong))
      if ((await snagsIn(db, placesWith(projectId, word), 1)).length === 0) long.push(word);
    const ids: string[] = [];
    if (long.length === 0) {
      const {
        rows: [last],
      } = await sql<{
        number: number;
      }>`select coalesce(max(number), 0) as number from snag where project_id = ${projectId}`.execute(
        db,
      );
      for (let to = (last?.number ?? 0) + 1; to > 1 && ids.length < most; to -= snagsAtOnce.read) {
        const {
          rows: [found],
        } = await sql<{ ids: Ids }>`select group_concat(id) as ids from (select id from snag
          where project_id = ${projectId} and number >= ${to - snagsAtOnce.read} and number < ${to}
          and ${sqlite.containsText(projectId, words)} limit ${most - ids.length})`.execute(db);
        ids.push(...readIds(found?.ids));
      }
      return { ids, isAll: ids.length < most };
    }
    const ofProject = sql`from snag_text where project_id = ${projectId}`;
    const {
      rows: [all],
    } = await sql<{
      first: number;
      last: number;
    }>`select (select min(search_id) ${ofProject}) as first, (select max(search_id) ${ofProject}) as last`.execute(
      db,
    );
    const atOnce = snagsAtOnce.indexed;
    for (
      let to = snagOf(all?.last ?? 0) + 1;
      to > snagOf(all?.first ?? 0) && ids.length < most;
      to -= atOnce
    ) {
      const texts = { from: (to - atOnce) * textsOfSnag, to: to * textsOfSnag };
      const [first, ...others] = long.map((word) => snagsLike(word, texts));
      const {
        rows: [found],
      } = await sql<{ ids: Ids }>`select group_concat(snag_id) as ids from (select a_text.snag_id
        from (select distinct snag from (${first}) where ${sql.join([sql`true`, ...others.map((other) => sql`snag in (${other})`)], sql` and `)} order by snag desc) as found
        cross join snag_text as a_text on a_text.search_id = (select min(search_id) from snag_text where search_id >= snag * ${textsOfSnag}) and a_text.project_id = ${projectId}
        cross join snag on snag.id = a_text.snag_id
        where ${sqlite.containsText(projectId, words)} limit ${most - ids.length})`.execute(db);
      ids.push(...readIds(found?.ids));
    }
    return { ids, isAll: ids.length < most };
  },
  among: (column, values) =>
    sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
  oneOf: (column, values) => sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`,
  unindexed: (column) => sql`+${sql.ref(column)}`,
  // With `cross join` SQLite reads the tables in the order in which they are named; otherwise it
  // may begin with this one and read a whole project.
  readNext: (table) => sql`cross join ${table}`,
  readSnagsNext: (query) => query.crossJoin('snag'),
  snagsInLocations: (db) =>
    db
      .selectFrom('location')
      .crossJoin(snagsByLocation)
      .whereRef('snag.location_id', '=', 'location.id'),
  snagsWithoutLocation: (db) =>
    db.selectFrom(snagsByLocation).where('snag.location_id', 'is', null),
  // Without `materialized` SQLite computes it at each use, which takes ten times as long for 5,000
  // pins.
  computedOnce: (name, rows) => sql`${sql.ref(name)} as materialized (${rows})`,
  rowsOf: (db, table) => db.selectFrom(sql.table<Row>(table).as('read')).selectAll().stream(),
  async putRows(trx, table, rows) {
    const columns = Object.keys(rows[0] ?? {});
    const values = columns.map((column) => sql`value->>${sql.lit(`$.${column}`)}`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) select ${sql.join(values)} from json_each(${JSON.stringify(rows)})`.execute(
      trx,
    );
  },
  async filling(trx, fill) {
    await fill();
    await index(trx, sql`true`);
  },
};

/**
 * A text as it is indexed: each of its letters begins three, so that words of one and two letters
 * can be looked for.
 */
const ended = sql.raw('text || char(10, 10)');

async function index(db: Handle, which: RawBuilder<unknown>): Promise<void> {
  await sql`insert into snag_search (rowid, text) select search_id, ${ended} from snag_text where ${which}`.execute(
    db,
  );
}

async function unindex(db: Handle, which: RawBuilder<unknown>): Promise<void> {
  await sql`insert into snag_search (snag_search, rowid, text) select 'delete', search_id, ${ended} from snag_text where ${which}`.execute(
    db,
  );
}

async function dropFromSearch(db: Handle, which: RawBuilder<unknown>): Promise<void> {
  await unindex(db, which);
  await sql`delete from snag_text where ${which}`.execute(db);
}

/** The locations of a project whose path has a word. */
const placesWith = (projectId: string, word: string): RawBuilder<unknown> =>
  sql`select id from location where project_id = ${projectId} and instr(search_key, ${word}) > 0`;

async function snagsIn(db: Handle, places: RawBuilder<unknown>, most: number): Promise<string[]> {
  const {
    rows: [found],
  } = await sql<{
    ids: Ids;
  }>`select group_concat(id) as ids from (select id from snag where location_id in (${places}) limit ${most})`.execute(
    db,
  );
  return readIds(found?.ids);
}

/** The texts of a snag have the numbers from its own times this on (migration 0062). */
const textsOfSnag = 2 ** 20;

const snagOf = (text: number): number => Math.floor(text / textsOfSnag);

/**
 * Snags whose texts one statement looks at: some ms. The index tells which have a word; without it
 * each text is read, which takes several times as long.
 */
const snagsAtOnce = { indexed: 8_192, read: 512 };

/**
 * Ids joined by `group_concat` into one value: libsql takes longer to hand over a row for each id,
 * and both SQLite and Node take longer for JSON.
 */
type Ids = string | null;

const readIds = (ids: Ids | undefined): string[] => ids?.split(',') ?? [];

/** Pages of the index that are written anew in some ms. */
const pagesAtOnce = 64;

const isLong = (word: string): boolean => Array.from(word).length >= 3;

/**
 * Texts that may have a word, from the first of a project to its last. The index has three letters
 * together: of a long word all of them, wherever each stands, of a short one those that begin with
 * it. It knows no projects, so texts of others may be among them.
 */
function textsLike(word: string, projectId: string): RawBuilder<unknown> {
  const end = (which: 'min' | 'max') =>
    sql`(select ${sql.raw(which)}(search_id) from snag_text where project_id = ${projectId})`;
  if (!isLong(word))
    return sql`select distinct doc as id from snag_search_terms where term >= ${word} and term < ${`${word}\u{10ffff}`} and doc between ${end('min')} and ${end('max')}`;
  return sql`select rowid as id from snag_search where snag_search match ${threesOf(word)} and rowid between ${end('min')} and ${end('max')}`;
}

/** Texts that are read in two ms. */
const firstTexts = 5_000;

/**
 * The snags of a project's first texts that have a word, once for each text. The index would give
 * the texts of all projects, of which nearly all have a common letter.
 */
async function firstTextsWith(db: Handle, projectId: string, word: string): Promise<SnagsFound> {
  const {
    rows: [found],
  } = await sql<{
    ids: Ids;
    looked: number;
  }>`select group_concat(snag_id) filter (where instr(text, ${word}) > 0) as ids, count(*) as looked
    from (select snag_id, text from snag_text where project_id = ${projectId} limit ${firstTexts})`.execute(
    db,
  );
  return { ids: readIds(found?.ids), isAll: (found?.looked ?? 0) < firstTexts };
}

interface Texts {
  from: number;
  to: number;
}

// libsql hands all numbers over as floating, for which the index would look at each text.
const snagsLike = (word: string, { from, to }: Texts): RawBuilder<unknown> =>
  sql`select rowid / ${sql.lit(textsOfSnag)} as snag from snag_search where snag_search match ${threesOf(word)} and rowid >= cast(${from} as integer) and rowid < cast(${to} as integer)`;

/**
 * Three letters each that make up a long word. What has them all is looked at for the word itself,
 * which takes less than to have the index compare where each of them stands.
 */
function threesOf(word: string): string {
  const letters = Array.from(word);
  const starts = letters.flatMap((_letter, at) =>
    at % 3 === 0 ? [Math.min(at, letters.length - 3)] : [],
  );
  return starts
    .map(
      (start) =>
        `"${letters
          .slice(start, start + 3)
          .join('')
          .replaceAll('"', '""')}"`,
    )
    .join(' AND ');
}
