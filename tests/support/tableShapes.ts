import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Database } from '../../server/database/schema';

/** What servers that write into a table rely on, on either engine. */
export interface Shape {
  /** Whether a row cannot be inserted without the column. */
  columns: Record<string, 'required' | 'optional'>;
  /** Columns of which no two rows have the same values. */
  unique: string[];
}

export type Shapes = Record<string, Shape>;

/** The tables of migrations and of SQLite's search, and the column by which that knows a row. */
const ofEngine = /^(kysely_|sqlite_|snag_search)/;
const ofEngineColumn = 'search_id';

export async function shapesOf(db: Kysely<Database>): Promise<Shapes> {
  const { columns, indexes } =
    db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;
  const shapes = new Map<string, Shape>();
  for (const { owner, name, required } of (
    await sql.raw<{ owner: string; name: string; required: number | boolean }>(columns).execute(db)
  ).rows) {
    if (ofEngine.test(owner) || name === ofEngineColumn) continue;
    const shape = shapes.get(owner) ?? { columns: {}, unique: [] };
    shapes.set(owner, shape);
    shape.columns[name] = required === 1 || required === true ? 'required' : 'optional';
  }
  for (const { owner, names } of (
    await sql.raw<{ owner: string; names: string }>(indexes).execute(db)
  ).rows) {
    const list = names.split(',').toSorted().join(', ');
    if (list !== ofEngineColumn && shapes.get(owner)?.unique.includes(list) === false)
      shapes.get(owner)?.unique.push(list);
  }
  for (const shape of shapes.values()) shape.unique.sort();
  return Object.fromEntries(shapes);
}

/**
 * Why a server that knows the tables as they were released could not work with them as they are;
 * none if it can.
 */
export function faultsOf(released: Shapes, now: Shapes): string[] {
  return Object.entries(released).flatMap(([table, before]) => {
    const after = now[table];
    if (after === undefined) return [`The table ${table} is gone.`];
    const gone = Object.keys(before.columns).filter((name) => after.columns[name] === undefined);
    const needed = Object.keys(after.columns).filter(
      (name) => after.columns[name] === 'required' && before.columns[name] !== 'required',
    );
    const unique = after.unique.filter(
      (list) =>
        !before.unique.includes(list) &&
        list.split(', ').every((name) => before.columns[name] !== undefined),
    );
    return [
      ...gone.map((name) => `The column ${table}.${name} is gone.`),
      ...needed.map((name) => `The column ${table}.${name} needs a default, or to be nullable.`),
      ...unique.map((list) => `Rows of ${table} must not be alike in ${list} any more.`),
    ];
  });
}

/**
 * Keys count as required: SQLite lets a text be null there. A whole number that is the key by
 * itself is given by the engine.
 */
const sqlite = {
  columns: `select m.name as owner, c.name, (c."notnull" = 1 or c.pk > 0) and c.dflt_value is null and not (c.pk > 0 and lower(c.type) = 'integer' and (select count(*) from pragma_table_info(m.name) k where k.pk > 0) = 1) as required
    from sqlite_master m join pragma_table_info(m.name) c where m.type in ('table', 'view') order by m.name, c.cid`,
  indexes: `select m.name as owner, group_concat(c.name) as names from sqlite_master m join pragma_index_list(m.name) i join pragma_index_info(i.name) c
    where m.type = 'table' and i."unique" = 1 group by m.name, i.name`,
};

const postgres = {
  columns: `select c.table_name as owner, c.column_name as name, c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' as required
    from information_schema.columns c where c.table_schema = current_schema() order by c.table_name, c.ordinal_position`,
  indexes: `select t.relname as owner, string_agg(a.attname, ',') as names from pg_index i join pg_class t on t.oid = i.indrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey)
    where i.indisunique and t.relnamespace = current_schema()::regnamespace group by t.relname, i.indexrelid`,
};
