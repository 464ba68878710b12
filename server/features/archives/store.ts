import type { Kysely } from 'kysely';
import type { Handle } from '../../database/engine';
import type { Database } from '../../database/schema';
import type { ArchiveImportTable } from '../../database/archiveTables';
import { type FileStorage, isOlder } from '../../files';
import { settings } from '../../settings';
import type { ArchiveSource } from '../projectExport/openArchive';

/** Where the parts of an archive are kept until it is imported. Backups leave them out. */
export const incomingPrefix = 'archives/';

export const folderOf = (importId: string): string => `${incomingPrefix}${importId}`;

export const partKey = (importId: string, part: number): string =>
  `${folderOf(importId)}/${String(part).padStart(8, '0')}`;

export const importById = (db: Handle, id: string) =>
  db.selectFrom('archive_import').selectAll().where('id', '=', id).executeTakeFirst();

export const setImport = (
  db: Handle,
  id: string,
  values: Partial<ArchiveImportTable>,
): Promise<unknown> => db.updateTable('archive_import').set(values).where('id', '=', id).execute();

/** The whole archive, read from its parts. One part at a time is in memory. */
export function sourceOf(
  storage: Pick<FileStorage, 'get'>,
  { id, byte_length }: Pick<ArchiveImportTable, 'id' | 'byte_length'>,
): ArchiveSource {
  const { part } = settings.archive;
  let kept: { part: number; bytes: Promise<Buffer> } | null = null;
  async function load(number: number): Promise<Buffer> {
    const file = await storage.get(partKey(id, number));
    if (file === null) throw new Error('A part of the archive is not there.');
    return Buffer.from(await new Response(file.stream()).arrayBuffer());
  }
  return {
    byteLength: byte_length,
    async *read(start, end) {
      for (let at = start; at < end;) {
        const number = Math.floor(at / part);
        if (kept?.part !== number) kept = { part: number, bytes: load(number) };
        const bytes = await kept.bytes;
        const from = at - number * part;
        const piece = bytes.subarray(from, Math.min(bytes.length, from + end - at));
        if (piece.length === 0) throw new Error('A part of the archive is too short.');
        yield piece;
        at += piece.length;
      }
    },
  };
}

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
