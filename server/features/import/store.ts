import type { Kysely } from 'kysely';
import type { Handle } from '../../database/engine';
import type { Database } from '../../database/schema';
import type { ArchiveImportTable } from '../../database/archiveTables';
import { type FileStorage, isOlder } from '../../files';
import { type InParts, readParts } from '../../http/parts';
import { settings } from '../../settings';
import type { ArchiveSource } from '../export/openArchive';

/** Where the parts of an archive are kept until it is imported. Backups leave them out. */
export const incomingPrefix = 'archives/';

export const folderOf = (importId: string): string => `${incomingPrefix}${importId}`;

export const partsOf = ({
  id,
  byte_length,
}: Pick<ArchiveImportTable, 'id' | 'byte_length'>): InParts => ({
  folder: folderOf(id),
  partBytes: settings.archive.part,
  byteLength: byte_length,
});

export const importById = (db: Handle, id: string) =>
  db.selectFrom('archive_import').selectAll().where('id', '=', id).executeTakeFirst();

export const setImport = (
  db: Handle,
  id: string,
  values: Partial<ArchiveImportTable>,
): Promise<unknown> => db.updateTable('archive_import').set(values).where('id', '=', id).execute();

/** The whole archive, read from its parts. */
export const sourceOf = (
  storage: Pick<FileStorage, 'get'>,
  row: Pick<ArchiveImportTable, 'id' | 'byte_length'>,
): ArchiveSource => ({
  byteLength: row.byte_length,
  read: readParts(storage, partsOf(row)),
});

/**
 * Deletes archives whose upload stopped long ago, and old outcomes. Those being imported stay.
 * Returns how many were deleted.
 */
export async function sweepArchives(
  db: Kysely<Database>,
  storage: FileStorage,
  now: number,
): Promise<number> {
  const before = now - settings.archive.kept;
  const old = await db
    .selectFrom('archive_import')
    .select('id')
    .where('touched_at', '<', before)
    .where('state', 'not in', ['QUEUED', 'BRINGING'])
    .execute();
  for (const { id } of old) {
    await db.deleteFrom('archive_import').where('id', '=', id).execute();
    await storage.remove(folderOf(id));
  }
  const left = (await storage.list(incomingPrefix)).filter(isOlder(before));
  for (const { key } of left)
    if ((await importById(db, key.slice(incomingPrefix.length))) === undefined)
      await storage.remove(key);
  return old.length;
}
