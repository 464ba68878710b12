import { gunzipSync, gzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Handle, Trx } from '../../database/engine';
import type { Database } from '../../database/schema';
import { type ArchiveRow, type ArchiveTable, archiveTables, columnsOf } from './carried';
import { chainEnd } from './store';

interface KeptFile {
  id: string;
  file_key: string;
}

/**
 * All rows of a project that its journal does not have, as they were when the journal stood at
 * `chain`.
 */
export interface Snapshot {
  chain: { events: number; lastHash: string };
  /**
   * JSON lines, packed, because they wait in memory until somebody has taken what stands before
   * them.
   */
  tables: readonly { table: ArchiveTable; rows: number; parts: readonly Buffer[] }[];
  photos: readonly KeptFile[];
  planFiles: readonly KeptFile[];
  /** Of who stands at the head of reports. */
  logo: { id: string; key: string } | null;
}

/** Rows read, and packed, at a time. */
const batch = 500;

/**
 * Reads them in one transaction, so that they are what the journal adds up to. On SQLite nothing
 * else is done meanwhile; on PostgreSQL nobody waits.
 */
export function snapshotOf(db: Kysely<Database>, projectId: string): Promise<Snapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const tables: Snapshot['tables'][number][] = [];
      for (const table of archiveTables) {
        const parts: Buffer[] = [];
        let rows = 0;
        for await (const some of rowsOf(trx, table, projectId)) {
          parts.push(
            gzipSync(some.map((row) => `${JSON.stringify(row)}\n`).join(''), { level: 1 }),
          );
          rows += some.length;
        }
        tables.push({ table, rows, parts });
      }
      return {
        chain: await chainEnd(trx, projectId),
        tables,
        photos: await trx
          .selectFrom('photo')
          .select(['id', 'file_key'])
          .where('project_id', '=', projectId)
          .where('erased_at', 'is', null)
          .orderBy('id')
          .execute(),
        logo: await logoOf(trx, projectId),
        planFiles: await trx
          .selectFrom('plan_file')
          .select(['id', 'file_key'])
          .where('project_id', '=', projectId)
          .orderBy('id')
          .execute(),
      };
    });
}

async function logoOf(trx: Trx, projectId: string): Promise<Snapshot['logo']> {
  const { logo_id: id, logo_key: key } = await trx
    .selectFrom('project')
    .select(['logo_id', 'logo_key'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return id === null || key === null ? null : { id, key };
}

/** Unpacks one part after the other. */
export function* linesOf(parts: readonly Buffer[]): Generator<Uint8Array, void, undefined> {
  for (const part of parts) yield gunzipSync(part);
}

async function* rowsOf(
  trx: Trx,
  table: ArchiveTable,
  projectId: string,
): AsyncGenerator<ArchiveRow[], void, undefined> {
  if (table === 'person') return yield await peopleOf(trx, projectId);
  const columns = sql.join(columnsOf(table).map((column) => sql.ref(column)));
  const of = table === 'project' ? sql`id = ${projectId}` : sql`project_id = ${projectId}`;
  if (table === 'location') {
    // Each after the one that it lies in; there are some thousands at most.
    const { rows } =
      await sql<ArchiveRow>`select ${columns} from location where ${of} order by depth, id`.execute(
        trx,
      );
    return yield rows;
  }
  for (let last = ''; ;) {
    const { rows } =
      await sql<ArchiveRow>`select ${columns} from ${sql.table(table)} where ${of} and id > ${last} order by id limit ${sql.lit(batch)}`.execute(
        trx,
      );
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = String(rows.at(-1)?.['id']);
  }
}

/**
 * Whoever did something in the project, or is named by one of its rows, with what they may do in it
 * now. Of erased people nothing but the id is left.
 */
async function peopleOf(db: Handle, projectId: string): Promise<ArchiveRow[]> {
  const { rows } =
    await sql<ArchiveRow>`select own.id, own.name, case when own.email like '%@%' then own.email else '' end as email, coalesce(member.role, '') as role,
    coalesce(member.company_id, link_person.company_id, imported_person.company_id) as company_id from "user" as own left join member on member.user_id = own.id and member.project_id = ${projectId}
    left join link_person on link_person.user_id = own.id and link_person.project_id = ${projectId}
    left join imported_person on imported_person.user_id = own.id and imported_person.project_id = ${projectId}
    where own.id in (select user_id from member where project_id = ${projectId}
      union select actor_id from event where project_id = ${projectId} and actor_kind in ('USER', 'LINK', 'KEY')
      union select raised_by from snag where project_id = ${projectId}
      union select fixed_by from snag where project_id = ${projectId}
      union select closed_by from snag where project_id = ${projectId}
      union select assignee_id from snag where project_id = ${projectId}
      union select by_id from photo where project_id = ${projectId}
      union select added_by from plan_revision where project_id = ${projectId}
      union select prepared_by from handover where project_id = ${projectId}
      union select sent_by from defect_notice where project_id = ${projectId}
      union select owner_id from saved_view where project_id = ${projectId}) order by own.id`.execute(
      db,
    );
  return rows;
}
