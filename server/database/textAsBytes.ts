import { type Kysely, sql } from 'kysely';

/**
 * Makes PostgreSQL compare all text as bytes, as SQLite does, whatever language its database was
 * made for: keys sort the same on every engine and device. Migrations write `text`, and this comes
 * after them.
 */
export async function compareTextAsBytes<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql.raw(statement).execute(db);
}

const statement = `do $$ declare wrong record; begin
  for wrong in select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.data_type = 'text' and c.collation_name is distinct from 'C'
  loop
    execute format('alter table %I alter column %I type text collate "C"', wrong.table_name, wrong.column_name);
  end loop;
end $$`;
