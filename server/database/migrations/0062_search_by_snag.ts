import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * In SQLite the texts of a snag get numbers next to each other, so that the index alone tells which
 * snags have several words: the number of a text is that of its snag times 2^20, and one more for
 * each text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `insert into snag_search (snag_search) values ('delete-all')`,
  'create table snag_text_by_snag (search_id integer primary key, snag_id text not null, project_id text not null, part integer not null, text text not null, unique (snag_id, part))',
  `insert into snag_text_by_snag select (dense_rank() over (order by first) << 20) + row_number() over (partition by first order by part) - 1, snag_id, project_id, part, text
    from (select snag_id, project_id, part, text, min(search_id) over (partition by snag_id) as first from snag_text)`,
  'drop table snag_text',
  'alter table snag_text_by_snag rename to snag_text',
  'create index snag_text_project on snag_text (project_id)',
  `create trigger snag_text_numbered after insert on snag_text begin
    update snag_text set search_id = coalesce((select max(search_id) + 1 from snag_text where snag_id = new.snag_id and part <> new.part), (((select max(search_id) from snag_text) >> 20) + 1) << 20)
      where search_id = new.search_id; end`,
  'insert into snag_search (rowid, text) select search_id, text || char(10, 10) from snag_text order by search_id',
];
