import { bcfLimits, importLimits, isBcfName } from '../../../rules/imports';
import { photoLimits } from '../../../rules/limits';
import type {
  BcfTopicTable,
  TableImportRowTable,
  TableImportTable,
} from '../../database/importTables';
import { readBytes, type StoredFile } from '../../files/storage';
import { doingOf, factsOfImport, importKey, rowOf } from './store';
import type { Import } from './work';
import { unreadable } from './unreadable';
import { packed, readAround, readDocumentList, readKept, unpacked } from '../bcf/kept';
import { isZip, openBcf, type OpenBcf } from '../bcf/openBcf';
import { foldersOf } from '../bcf/readBcf';
import { thereOf, topicBy } from '../bcf/store';
import { photoIdsOf } from '../bcf/topicIds';

/** The BCF file that an upload is; null for one that is a table. Throws IMPORT_UNREADABLE. */
export async function bcfIn(
  { name }: Pick<TableImportTable, 'name'>,
  file: StoredFile,
): Promise<OpenBcf | null> {
  if (file.byteLength === 0) return null;
  const head = await readBytes(file, { start: 0, end: Math.min(file.byteLength, 4) - 1 });
  const bcf = isZip(head)
    ? await openBcf(file).catch((error: unknown) => {
        // A workbook has a sentence of its own.
        if (isBcfName(name)) throw error;
        return null;
      })
    : null;
  // Tables stay in memory as a whole.
  if (bcf === null && (isBcfName(name) || file.byteLength > importLimits.bytes))
    throw unreadable('BCF_DAMAGED');
  return bcf;
}

/** The file of an import that is being done. */
export interface ImportedBcf {
  pictureOf(path: string): Promise<Buffer>;
  /** What is to be kept of the topics of these rows. */
  keptOf(rows: readonly TableImportRowTable[]): Promise<Omit<BcfTopicTable, 'changed_at'>[]>;
}

/** Null for an import of a table. */
export async function importedBcf({
  services: {
    db,
    files: { storage },
  },
  row,
}: Import): Promise<ImportedBcf | null> {
  const version = factsOfImport(row)?.bcf?.version;
  if (version === undefined) return null;
  const file = await storage.get(importKey(row.id));
  const bcf = file === null ? null : await openBcf(file);
  if (bcf === null) throw unreadable('BCF_DAMAGED');
  const around = await readAround(bcf);
  const list = await readDocumentList(bcf);
  const folders = new Map(foldersOf(bcf).map(({ folder, files }) => [folder, files]));
  return {
    async pictureOf(path) {
      const entry = bcf.entries.get(path.toLowerCase());
      if (entry === undefined) throw unreadable('BCF_DAMAGED');
      return bcf.read(entry, Math.max(photoLimits.bytes, bcfLimits.kept));
    },
    async keptOf(rows) {
      const topics: Omit<BcfTopicTable, 'changed_at'>[] = [];
      for (const each of rows) {
        const { topic } = rowOf(each);
        if (topic === undefined || each.thing_id === null) continue;
        const { guid } = topic;
        const shots = topic.snapshots.map(({ key, path }) => ({
          path,
          photoIds: Object.values(photoIdsOf({ projectId: row.project_id, guid }, key)).filter(
            (id) => id !== null,
          ),
        }));
        const there = await thereOf(db, each.thing_id, {
          events: [],
          photos: shots.flatMap(({ photoIds }) => photoIds),
        });
        const photos = shots.flatMap(({ path, photoIds }) => {
          const id = photoIds.find((photoId) => there.has(photoId));
          return id === undefined ? [] : [{ path, id }];
        });
        const known = (await topicBy(db, row.project_id, guid))?.kept;
        const before = known == null ? null : await unpacked(known);
        const kept = await readKept(bcf, folders.get(topic.folder) ?? [], {
          version,
          folder: topic.folder,
          around,
          list,
          serverId: topic.serverId,
          means: { ...before?.means, ...doingOf(each)?.means },
          photos,
        });
        topics.push({
          project_id: row.project_id,
          guid,
          snag_id: each.thing_id,
          kept: await packed(kept),
        });
      }
      return topics;
    },
  };
}
