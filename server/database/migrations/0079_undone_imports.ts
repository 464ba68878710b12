import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Snags that are void because the import that made them was undone: lists and counts leave them
 * out, so the tally has them under a word of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

const kind = (row: string, sentBack: string): string =>
  `${row}.project_id, coalesce(${row}.company_id, ''), case when ${row}.import_undone = 1 then 'UNDONE' else ${row}.status end, case when ${row}.status in ('CLOSED', 'VOID') then '' else ${row}.due_key end, ${sentBack}`;
const key = '(project_id, company_id, status, due_key, sent_back)';
const columns = 'project_id, company_id, status, import_undone, due_key, sent_back_count';

const indexes = [
  'drop index snag_filtered',
  'create index snag_filtered on snag (project_id, company_id, status, turn, due_on, sent_back_count, assignee_id, raised_by, priority, trade_id, location_id, plan_id, raised_at, import_undone, id)',
  'drop index snag_counted',
  'create index snag_counted on snag (project_id, status, trade_id, company_id, location_id, due_on, raised_at, fixed_at, closed_at, import_undone)',
];

/** What was undone before; by then the triggers count it. */
const mark = `update snag set import_undone = 1 where status = 'VOID' and id in
  (select thing_id from table_import_row where state = 'UNDONE' and doing like '%"raised":"%')`;

const ofRow = (row: string): string => kind(row, `${row}.sent_back_count > 0`);
const isKind = (row: string): string => `${key} = (${ofRow(row)})`;
const more = `insert into snag_tally (project_id, company_id, status, due_key, sent_back, snags) values (${ofRow('new')}, 1)
  on conflict ${key} do update set snags = snags + 1;`;
const less = `update snag_tally set snags = snags - 1 where ${isKind('old')};
  delete from snag_tally where ${isKind('old')} and snags = 0;`;

const onSqlite = [
  'alter table snag add column import_undone integer not null default 0',
  'drop trigger snag_counted',
  'drop trigger snag_uncounted',
  'drop trigger snag_counted_anew',
  `create trigger snag_counted after insert on snag begin ${more} end`,
  `create trigger snag_uncounted after delete on snag begin ${less} end`,
  `create trigger snag_counted_anew after update of ${columns} on snag
    when (new.merged_from is null or new.merged_from is old.merged_from) and (${ofRow('old')}) is not (${ofRow('new')}) begin ${less} ${more} end`,
  ...indexes,
  mark,
];

const row = (which: string): string =>
  `(${kind(which, `(${which}.sent_back_count > 0)::int::bigint`)})`;

const onPostgres = [
  'alter table snag add column import_undone bigint not null default 0',
  `create or replace function count_snag() returns trigger language plpgsql as $$ begin
     if tg_op = 'UPDATE' then
       if ${row('old')} is not distinct from ${row('new')} then return null; end if;
     end if;
     if tg_op <> 'INSERT' then
       update snag_tally set snags = snags - 1 where ${key} = ${row('old')};
       delete from snag_tally where ${key} = ${row('old')} and snags = 0;
     end if;
     if tg_op <> 'DELETE' then
       insert into snag_tally (project_id, company_id, status, due_key, sent_back, snags) select kind.*, 1 from (values ${row('new')}) as kind
         on conflict ${key} do update set snags = snag_tally.snags + 1;
     end if;
     return null;
   end $$`,
  'drop trigger snag_counted_anew on snag',
  `create trigger snag_counted_anew after update of ${columns} on snag for each row
    when (new.merged_from is null or new.merged_from is not distinct from old.merged_from) execute function count_snag()`,
  ...indexes,
  mark,
];
