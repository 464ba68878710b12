import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Where a snag comes from by a merging of companies, until its event of that is written. A merging
 * moves the counts itself: row by row that takes longer than all the rest of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

const index =
  'create index snag_merged on snag (project_id, merged_from, number) where merged_from is not null';

const kind = (row: string): string =>
  `${row}.project_id, coalesce(${row}.company_id, ''), ${row}.status, case when ${row}.status in ('CLOSED', 'VOID') then '' else ${row}.due_key end, ${row}.sent_back_count > 0`;
const isKind = (row: string): string =>
  `(project_id, company_id, status, due_key, sent_back) = (${kind(row)})`;

const onSqlite = [
  'alter table snag add column merged_from text',
  index,
  'drop trigger snag_counted_anew',
  `create trigger snag_counted_anew after update of project_id, company_id, status, due_key, sent_back_count on snag
    when (new.merged_from is null or new.merged_from is old.merged_from) and (${kind('old')}) is not (${kind('new')}) begin
    update snag_tally set snags = snags - 1 where ${isKind('old')};
    delete from snag_tally where ${isKind('old')} and snags = 0;
    insert into snag_tally (project_id, company_id, status, due_key, sent_back, snags) values (${kind('new')}, 1)
      on conflict (project_id, company_id, status, due_key, sent_back) do update set snags = snags + 1; end`,
];

const onPostgres = [
  // The type of a column that a trigger looks at cannot be changed later.
  'alter table snag add column merged_from text collate "C"',
  index,
  'drop trigger snag_counted on snag',
  'create trigger snag_counted after insert or delete on snag for each row execute function count_snag()',
  `create trigger snag_counted_anew after update of project_id, company_id, status, due_key, sent_back_count on snag for each row
    when (new.merged_from is null or new.merged_from is not distinct from old.merged_from) execute function count_snag()`,
];
