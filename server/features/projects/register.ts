import { sql } from 'kysely';
import { nameKey } from '../../../rules/text';
import { projectLimits } from '../../../rules/limits';
import type { Handle, Trx } from '../../database/engine';
import type { Database, ProjectTable } from '../../database/schema';
import { checkId } from '../../ids';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { wasRemoved } from '../journal/record';

/** The lists a project is set up with. */
type Named = 'company' | 'trade';

const removedKind = { company: 'COMPANY_REMOVED', trade: 'TRADE_REMOVED' } as const;

export const listNamed = <Table extends Named>(db: Handle, table: Table, projectId: string) =>
  // Both tables have these columns; Kysely cannot see it through a type parameter, so the row type
  // is stated.
  db
    .selectFrom<Named>(table)
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('sort_key')
    .execute() as Promise<Database[Table][]>;

/**
 * The thing as it is before it is saved, if it exists already, and its name afterwards. Refuses an
 * id or name that is used, the id of a removed one, a new one without a name, and more than the
 * limit.
 */
export async function checkSaved<Table extends Named>(
  trx: Trx,
  project: ProjectTable,
  table: Table,
  { id, name: wanted }: { id: string; name?: string | null | undefined },
): Promise<{ known: Database[Table] | undefined; name: string }> {
  checkId(id, table, 'id');
  // As in `listNamed`.
  const known = (await trx
    .selectFrom<Named>(table)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()) as Database[Table] | undefined;
  if (known !== undefined && known.project_id !== project.id) throw new Refusal('ID_TAKEN');
  if (known === undefined && (await wasRemoved(trx, project.id, removedKind[table], id)))
    throw new Refusal('NOT_FOUND', {}, 'id');
  const name = cleanName(wanted ?? known?.name, 'name');
  const same = await trx
    .selectFrom<Named>(table)
    .select('archived_at')
    .where('project_id', '=', project.id)
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (same !== undefined)
    throw new Refusal('CODE_TAKEN', { code: name, thing: table, ...ifArchived(same) }, 'name');
  if (known === undefined) await checkRoomFor(trx, project, table);
  return { known, name };
}

/** What a refusal says of a thing that is archived, and of no other. */
export const ifArchived = ({ archived_at }: { archived_at: number | null }): { archived?: 1 } =>
  archived_at === null ? {} : { archived: 1 };

/** Whether so many more fit into the project's limit. Archived ones do not count. */
export async function checkRoomFor(
  trx: Trx,
  project: ProjectTable,
  table: Named | 'location',
  more = 1,
): Promise<void> {
  const { n } = await trx
    .selectFrom<Named | 'location'>(table)
    .where('project_id', '=', project.id)
    .where('archived_at', 'is', null)
    .$if(table === 'location', (rows) => rows.where(sql`removed_at`, 'is', null))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const things = ({ company: 'companies', trade: 'trades', location: 'locations' } as const)[table];
  const limit = projectLimits[things];
  if (n + more > limit)
    throw new Refusal('LIMIT_REACHED', { project: project.name, limit, things });
}
