import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import type { Originals } from '../../files';
import type { StoredFile } from '../../files/storage';
import { type Checking, redactedIn } from './verify';
import { draftIdOf, sealedIdOf } from '../../ids';

export interface FilesVerdict {
  /** Files that exist and match their events. */
  photos: number;
  planFiles: number;
  /** Drafts and final PDFs of handovers, and those of notices, which are kept alike. */
  handovers: number;
  /** Files that were erased by an event. */
  erased: number;
  faults: FileFault[];
}

export interface FileFault {
  /** Of the photo or plan file, or by which the event names the PDF of a handover. */
  id: string;
  of: 'photo' | 'planFile' | 'handover';
  /** The number of the event that brought it; null if none did. */
  seq: number | null;
  /**
   * OTHER_ROW: its row has another hash or length than its event. NO_EVENT: there is a row without
   * an event.
   */
  why: 'MISSING' | 'UNREADABLE' | 'OTHER_LENGTH' | 'OTHER_BYTES' | 'OTHER_ROW' | 'NO_EVENT';
}

interface FileFacts {
  sha256: string;
  byte_length: number | null;
}

interface FileRow extends FileFacts {
  id: string;
  file_key: string;
  of: FileFault['of'];
}

/**
 * Compares the stored bytes of a project's photos and plan files with their events. Reads one file
 * at a time, in pieces.
 * `only` are ids of photos and plan files: nothing else is looked at.
 */
export async function checkFiles(
  db: Kysely<Database>,
  originals: Originals,
  projectId: string,
  { only, onProgress, signal }: Checking & { only?: ReadonlySet<string> } = {},
): Promise<FilesVerdict> {
  const photos = await db
    .selectFrom('photo')
    .select(['id', 'file_key', 'sha256', 'byte_length'])
    .where('project_id', '=', projectId)
    .execute();
  const planFiles = await db
    .selectFrom('plan_file')
    .select(['id', 'file_key', 'sha256', 'byte_length'])
    .where('project_id', '=', projectId)
    .execute();
  const rows = new Map<string, FileRow>();
  for (const row of photos) rows.set(row.id, { ...row, of: 'photo' });
  for (const row of planFiles) rows.set(row.id, { ...row, of: 'planFile' });
  for (const row of await pdfsOfHandovers(db, projectId)) rows.set(row.id, row);
  const notices = await pdfsOfNotices(db, projectId);
  const slips = await slipsOfNotices(db, projectId);
  for (const row of [...notices.here, ...slips.here]) rows.set(row.id, row);
  const brought = await db
    .selectFrom('event_file')
    .innerJoin('event', (join) =>
      join
        .onRef('event.project_id', '=', 'event_file.project_id')
        .onRef('event.seq', '=', 'event_file.seq'),
    )
    .select(['event_file.seq', 'event.kind', 'file_id', 'sha256', 'byte_length'])
    .where('event_file.project_id', '=', projectId)
    .where('sha256', 'is not', null)
    .orderBy('event_file.seq')
    .execute();
  const erased = await erasedIn(db, projectId);
  const verdict: FilesVerdict = { photos: 0, planFiles: 0, handovers: 0, erased: 0, faults: [] };
  for (const [index, { seq, kind, file_id: id, sha256, byte_length }] of brought.entries()) {
    onProgress?.(index, brought.length);
    signal?.throwIfAborted();
    if (only?.has(id) === false || notices.elsewhere.has(id) || slips.elsewhere.has(id)) continue;
    const row = rows.get(id);
    rows.delete(id);
    if (erased.has(id)) {
      verdict.erased += 1;
      continue;
    }
    const of = row?.of ?? ofKind[kind] ?? 'photo';
    // Never null: the query left those out.
    const recorded = { sha256: sha256 ?? '', byte_length };
    const why =
      row === undefined
        ? 'MISSING'
        : row.sha256 !== recorded.sha256 || row.byte_length !== recorded.byte_length
          ? 'OTHER_ROW'
          : await faultIn(() => originals[of](row.file_key), recorded, signal);
    if (why !== null) verdict.faults.push({ id, of, seq, why });
    else verdict[counted[of]] += 1;
  }
  for (const { id, of } of rows.values())
    if (only?.has(id) !== false) verdict.faults.push({ id, of, seq: null, why: 'NO_EVENT' });
  return verdict;
}

const ofKind: Readonly<Record<string, FileFault['of']>> = {
  PLAN_FILE_ADDED: 'planFile',
  HANDOVER_PREPARED: 'handover',
  HANDOVER_SEALED: 'handover',
  NOTICE_MADE: 'handover',
};
const counted = { photo: 'photos', planFile: 'planFiles', handover: 'handovers' } as const;

/** Drafts that were let go have no row here: an event says so. */
async function pdfsOfHandovers(db: Kysely<Database>, projectId: string): Promise<FileRow[]> {
  const handovers = await db
    .selectFrom('handover')
    .selectAll()
    .where('project_id', '=', projectId)
    .execute();
  return handovers.flatMap((row): FileRow[] => [
    ...(row.draft_key === null
      ? []
      : [
          {
            id: draftIdOf(row.id),
            file_key: row.draft_key,
            sha256: row.draft_sha256,
            byte_length: row.draft_length,
            of: 'handover' as const,
          },
        ]),
    ...(row.file_key === null
      ? []
      : [
          {
            id: sealedIdOf(row.id),
            file_key: row.file_key,
            sha256: row.sha256 ?? '',
            byte_length: row.byte_length,
            of: 'handover' as const,
          },
        ]),
  ]);
}

/** An imported project comes without them: they are on the server that made them. */
async function pdfsOfNotices(
  db: Kysely<Database>,
  projectId: string,
): Promise<{ here: FileRow[]; elsewhere: ReadonlySet<string> }> {
  const notices = await db
    .selectFrom('defect_notice')
    .select(['id', 'file_key', 'sha256', 'byte_length'])
    .where('project_id', '=', projectId)
    .where('sha256', 'is not', null)
    .execute();
  return {
    here: notices.flatMap(({ file_key, sha256, ...row }) =>
      file_key === null || sha256 === null ? [] : [{ ...row, file_key, sha256, of: 'handover' }],
    ),
    elsewhere: new Set(notices.filter(({ file_key: key }) => key === null).map(({ id }) => id)),
  };
}

/** The same of the photos of their slips. */
async function slipsOfNotices(
  db: Kysely<Database>,
  projectId: string,
): Promise<{ here: FileRow[]; elsewhere: ReadonlySet<string> }> {
  const slips = await db
    .selectFrom('notice_slip')
    .select(['id', 'file_key', 'sha256', 'byte_length'])
    .where('project_id', '=', projectId)
    .execute();
  return {
    here: slips.flatMap(({ file_key, ...row }) =>
      file_key === null ? [] : [{ ...row, file_key, of: 'photo' }],
    ),
    elsewhere: new Set(slips.filter(({ file_key: key }) => key === null).map(({ id }) => id)),
  };
}

/**
 * Checks what seemed faulty once more and returns the result of both: a file that was erased, or
 * came, while the others were read is none.
 */
export async function checkFaultsAgain(
  db: Kysely<Database>,
  originals: Originals,
  projectId: string,
  found: FilesVerdict,
  signal?: AbortSignal,
): Promise<FilesVerdict> {
  if (found.faults.length === 0) return found;
  const now = await checkFiles(db, originals, projectId, {
    only: new Set(found.faults.map(({ id }) => id)),
    ...(signal && { signal }),
  });
  return {
    photos: found.photos + now.photos,
    planFiles: found.planFiles + now.planFiles,
    handovers: found.handovers + now.handovers,
    erased: found.erased + now.erased,
    faults: now.faults,
  };
}

async function faultIn(
  open: () => Promise<StoredFile | null>,
  recorded: FileFacts,
  signal?: AbortSignal,
): Promise<FileFault['why'] | null> {
  try {
    const file = await open();
    if (file === null) return 'MISSING';
    if (file.byteLength !== recorded.byte_length) return 'OTHER_LENGTH';
    const hash = createHash('sha256');
    for await (const chunk of file.stream()) {
      signal?.throwIfAborted();
      hash.update(chunk);
    }
    return hash.digest('hex') === recorded.sha256 ? null : 'OTHER_BYTES';
  } catch {
    signal?.throwIfAborted();
    // A disk error, or a file without read permission: the others are still checked.
    return 'UNREADABLE';
  }
}

/** Files that a REDACTED event has erased. */
async function erasedIn(db: Kysely<Database>, projectId: string): Promise<ReadonlySet<string>> {
  const contents = await db
    .selectFrom('event_value')
    .innerJoin('event', (join) =>
      join
        .onRef('event.project_id', '=', 'event_value.project_id')
        .onRef('event.seq', '=', 'event_value.seq'),
    )
    .select('value')
    .where('event.project_id', '=', projectId)
    .where('event.kind', '=', 'REDACTED')
    .where('event_value.name', '=', 'content')
    .execute();
  return new Set(contents.flatMap(({ value }) => redactedIn(value).files));
}
