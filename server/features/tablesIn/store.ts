import type { Kysely } from 'kysely';
import {
  type ImportMapping,
  type ImportOutcome,
  type ImportState,
  makesMissing,
  noAnswers,
  statesEnded,
} from '../../../rules/imports';
import type { Handle, Trx } from '../../database/engine';
import type { TableImportRowTable, TableImportTable } from '../../database/importTables';
import type { Database } from '../../database/schema';
import { type FileStorage, isOlder } from '../../files';
import { serverBusy } from '../../refusal';
import { settings } from '../../settings';
import type { TopicFacts } from '../bcf/topicFacts';
import type { Decision, Means, RowChange, Undoing } from './decision';
import type { Problem } from './problems';
import type { TableFacts, TableRow } from './tableFacts';
import type { Step } from './steps';

/** Where a file waits until its rows are read. No backup has them. */
const incoming = 'imports/';
export const importKey = (importId: string): string => `${incoming}${importId}`;

export const tableImport = (db: Handle, id: string) =>
  db.selectFrom('table_import').selectAll().where('id', '=', id).executeTakeFirst();

export const setTableImport = (
  db: Handle,
  id: string,
  values: Partial<TableImportTable>,
): Promise<unknown> => db.updateTable('table_import').set(values).where('id', '=', id).execute();

export const tableImportsOf = (db: Handle, projectId: string) =>
  db
    .selectFrom('table_import')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(settings.tableImport.shown)
    .execute();

/** Of the files of a project's imports in which something is still to be done. */
export async function bytesOfUnfinished(db: Handle, projectId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('table_import')
    .where('project_id', '=', projectId)
    .where('state', 'not in', statesEnded)
    .select((eb) => eb.fn.sum<number | string | null>('byte_length').as('bytes'))
    .executeTakeFirstOrThrow();
  // PostgreSQL hands sums over as text.
  return Number(bytes ?? 0);
}

// Each was written from what it is read as.
export const factsOfImport = ({ facts }: TableImportTable): TableFacts | null =>
  facts === null ? null : (JSON.parse(facts) as TableFacts);
export function mappingOfImport({ mapping }: TableImportTable): ImportMapping | null {
  if (mapping === null) return null;
  // Of an older server there is only whether all that is missing is made, or an answer less.
  const { answers, makeMissing, ...said } = JSON.parse(mapping) as ImportMapping & {
    makeMissing?: boolean;
  };
  return {
    ...said,
    answers: { ...noAnswers, ...(answers ?? (makeMissing === true ? makesMissing : noAnswers)) },
  };
}

export const rowOf = ({ n, sheet, line, cells, topic }: TableImportRowTable): TableRow => ({
  n,
  sheet,
  line,
  cells: JSON.parse(cells) as string[],
  ...(topic !== null && { topic: JSON.parse(topic) as TopicFacts }),
});

/** What is shown of a row. */
export interface RowOutcome {
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  readonly changes: readonly RowChange[];
}

export const toldOf = ({ told }: Pick<TableImportRowTable, 'told'>): RowOutcome =>
  told === null ? { problems: [], notes: [], changes: [] } : (JSON.parse(told) as RowOutcome);
export const toldBy = ({ problems, notes, changes }: Decision): string =>
  JSON.stringify({ problems, notes, changes } satisfies RowOutcome);

/** What is noted of a row before it is written. */
export interface Doing {
  readonly steps: readonly Step[];
  readonly undoing: Undoing;
  readonly said: Readonly<Record<string, string>>;
  /** What was said of the same thing before. */
  readonly before: Readonly<Record<string, string>> | null;
  /** Of a topic. */
  readonly means?: Means;
}

export const doingOf = ({ doing }: Pick<TableImportRowTable, 'doing'>): Doing | null =>
  doing === null ? null : (JSON.parse(doing) as Doing);

/** Some rows of an import in their order. */
export const rowsAfter = (db: Handle, importId: string, after: number, limit: number) =>
  db
    .selectFrom('table_import_row')
    .selectAll()
    .where('import_id', '=', importId)
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit)
    .execute();

export const setRow = (
  db: Handle,
  { import_id, n }: Pick<TableImportRowTable, 'import_id' | 'n'>,
  values: Partial<TableImportRowTable>,
): Promise<unknown> =>
  db
    .updateTable('table_import_row')
    .set(values)
    .where('import_id', '=', import_id)
    .where('n', '=', n)
    .execute();

/** How many rows have each outcome, and how many are done. */
export async function countRows(
  db: Handle,
  importId: string,
): Promise<Record<ImportOutcome | 'DONE' | 'UNDONE', number>> {
  const rows = await db
    .selectFrom('table_import_row')
    .select((eb) => ['outcome', 'state', eb.fn.countAll<number>().as('n')])
    .where('import_id', '=', importId)
    .groupBy(['outcome', 'state'])
    .execute();
  const counts = { MAKE: 0, CHANGE: 0, SAME: 0, REFUSE: 0, DONE: 0, UNDONE: 0 };
  for (const { outcome, state, n } of rows) {
    if (outcome !== null) counts[outcome] += n;
    if (state === 'DONE' || state === 'UNDONE') counts[state] += n;
  }
  return counts;
}

export async function saidOf(
  db: Handle,
  projectId: string,
  ids: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('imported_thing')
    .select(['thing_id', 'said'])
    .where('project_id', '=', projectId)
    .where('thing_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ thing_id, said }) => [thing_id, JSON.parse(said) as Record<string, string>]),
  );
}

/** Null: forgets it. */
export async function remember(
  db: Handle,
  projectId: string,
  thingId: string,
  said: Readonly<Record<string, string>> | null,
): Promise<void> {
  if (said === null)
    await db
      .deleteFrom('imported_thing')
      .where('project_id', '=', projectId)
      .where('thing_id', '=', thingId)
      .execute();
  else {
    const row = { project_id: projectId, thing_id: thingId, said: JSON.stringify(said) };
    await db
      .insertInto('imported_thing')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'thing_id']).doUpdateSet({ said: row.said }),
      )
      .execute();
  }
}

/** States of tables that are being written, so that nothing takes them away. */
const written: readonly ImportState[] = ['DOING', 'UNDOING'];

/** Forgets old tables, and files of which no row is left. */
export async function sweepTableImports(
  db: Kysely<Database>,
  storage: FileStorage,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('table_import')
    .where('touched_at', '<', now - settings.tableImport.kept)
    .where('state', 'not in', written)
    .execute();
  const left = (await storage.list(incoming)).filter(isOlder(now - settings.archive.kept));
  for (const { key } of left)
    if ((await tableImport(db, key.slice(incoming.length))) === undefined)
      await storage.remove(key);
}

/**
 * Lets go of what tables said, because something of the projects was erased. One that is being
 * written would write it again: whoever erases waits until it has ended. Asked after the deletion,
 * so that of two that press at once one sees the other.
 */
export async function dropTableImports(trx: Trx, projectIds: readonly string[]): Promise<void> {
  if (projectIds.length === 0) return;
  await trx
    .deleteFrom('table_import')
    .where('project_id', 'in', projectIds)
    .where('state', 'not in', written)
    .execute();
  const left = await trx
    .selectFrom('table_import')
    .select('id')
    .where('project_id', 'in', projectIds)
    .executeTakeFirst();
  if (left !== undefined) throw serverBusy();
}
