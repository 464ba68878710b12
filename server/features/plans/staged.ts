import type { Kysely } from 'kysely';
import type { Handle } from '../../database/engine';
import type { PlanUploadTable } from '../../database/planTables';
import type { Database } from '../../database/schema';
import { type FileStorage, isOlder } from '../../files';
import type { InParts } from '../../http/parts';
import { settings } from '../../settings';

/** Where parts of plan files wait. No backup has them. */
const incoming = 'uploads/';

const folderOf = (uploadId: string): string => `${incoming}${uploadId}`;

export const planPartsOf = ({ id, byte_length }: PlanUploadTable): InParts => ({
  folder: folderOf(id),
  partBytes: settings.planUpload.part,
  byteLength: byte_length,
});

export const planUploadById = (db: Handle, id: string) =>
  db.selectFrom('plan_upload').selectAll().where('id', '=', id).executeTakeFirst();

export async function bytesOfUploads(db: Handle, projectId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('plan_upload')
    .where('project_id', '=', projectId)
    .select((eb) => eb.fn.sum<number | string | null>('byte_length').as('bytes'))
    .executeTakeFirstOrThrow();
  // PostgreSQL hands sums over as text.
  return Number(bytes ?? 0);
}

export async function dropPlanUpload(
  db: Handle,
  storage: Pick<FileStorage, 'remove'>,
  id: string,
): Promise<void> {
  await db.deleteFrom('plan_upload').where('id', '=', id).execute();
  await storage.remove(folderOf(id));
}

/** Forgets uploads that stopped long ago, and parts of which no row is left. */
export async function sweepPlanUploads(
  db: Kysely<Database>,
  storage: FileStorage,
  now: number,
): Promise<void> {
  const before = now - settings.planUpload.kept;
  const old = await db
    .selectFrom('plan_upload')
    .select('id')
    .where('touched_at', '<', before)
    .execute();
  for (const { id } of old) await dropPlanUpload(db, storage, id);
  for (const { key } of (await storage.list(incoming)).filter(isOlder(before)))
    if ((await planUploadById(db, key.slice(incoming.length))) === undefined)
      await storage.remove(key);
}
