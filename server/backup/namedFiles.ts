import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { storageKeyOfLogo } from '../files/logoFiles';
import { storageKey } from '../files/photoKey';
import { storageKeyOfReport } from '../files/reportFiles';
import { storageKeyOfPlan, storageKeyOfSheet } from '../files/plans/paths';

/** Something that a row names, under its key in the storage. */
export interface NamedFile {
  key: string;
  /**
   * A photo or plan file as it came, or a report as it was made; null for what was made of one: a
   * picture, or the folder of a drawn sheet.
   */
  original: { id: string; of: 'photo' | 'plan file' | 'report' | 'logo'; sha256: string } | null;
}

/** Rows that are read at a time. */
const batch = 500;

/** What the rows of photos, plan files, drawn sheets, reports, handovers, notices and projects name. */
export async function* namedFiles(db: Kysely<Database>): AsyncGenerator<NamedFile> {
  const photos = db
    .selectFrom('photo')
    .select(['id', 'file_key', 'sha256', 'state'])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(batch);
  for await (const { id, file_key: key, sha256, state } of inBatches((after) =>
    photos.where('id', '>', after).execute(),
  )) {
    yield { key: storageKey(key, 'original'), original: { id, of: 'photo', sha256 } };
    if (state === 'READY')
      for (const size of ['small', 'medium', 'large'] as const)
        yield { key: storageKey(key, size), original: null };
  }
  const planFiles = db
    .selectFrom('plan_file')
    .select(['id', 'file_key', 'sha256'])
    .orderBy('id')
    .limit(batch);
  for await (const { id, file_key: key, sha256 } of inBatches((after) =>
    planFiles.where('id', '>', after).execute(),
  )) {
    yield { key: storageKeyOfPlan(key), original: { id, of: 'plan file', sha256 } };
  }
  const reports = db
    .selectFrom('report')
    .select(['id', 'file_key', 'sha256'])
    .where('state', '=', 'READY')
    .orderBy('id')
    .limit(batch);
  for await (const { id, file_key: key, sha256 } of inBatches((after) =>
    reports.where('id', '>', after).execute(),
  )) {
    // Both are there since it is READY.
    if (key !== null && sha256 !== null)
      yield { key: storageKeyOfReport(key), original: { id, of: 'report', sha256 } };
  }
  const handovers = db
    .selectFrom('handover')
    .select(['id', 'draft_key', 'draft_sha256', 'data_key', 'data_sha256', 'file_key', 'sha256'])
    .orderBy('id')
    .limit(batch);
  for await (const row of inBatches((after) => handovers.where('id', '>', after).execute())) {
    for (const [key, sha256] of [
      [row.draft_key, row.draft_sha256],
      [row.data_key, row.data_sha256],
      [row.file_key, row.sha256],
    ] as const) {
      if (key !== null && sha256 !== null)
        yield { key: storageKeyOfReport(key), original: { id: row.id, of: 'report', sha256 } };
    }
  }
  const notices = db
    .selectFrom('defect_notice')
    .select(['id', 'file_key', 'sha256'])
    .where('file_key', 'is not', null)
    .orderBy('id')
    .limit(batch);
  for await (const { id, file_key: key, sha256 } of inBatches((after) =>
    notices.where('id', '>', after).execute(),
  )) {
    if (key !== null && sha256 !== null)
      yield { key: storageKeyOfReport(key), original: { id, of: 'report', sha256 } };
  }
  const logos = db
    .selectFrom('project')
    .select(['id', 'logo_key', 'logo_sha256'])
    .where('logo_key', 'is not', null)
    .orderBy('id')
    .limit(batch);
  for await (const { id, logo_key: key, logo_sha256: sha256 } of inBatches((after) =>
    logos.where('id', '>', after).execute(),
  )) {
    if (key === null || sha256 === null) continue;
    yield { key: storageKeyOfLogo(key, 'original'), original: { id, of: 'logo', sha256 } };
    yield { key: storageKeyOfLogo(key, 'picture'), original: null };
  }
  const sheets = db
    .selectFrom('plan_revision')
    .select(['id', 'tiles_key'])
    .where('state', '=', 'READY')
    .orderBy('id')
    .limit(batch);
  for await (const { tiles_key: key } of inBatches((after) =>
    sheets.where('id', '>', after).execute(),
  ))
    yield { key: storageKeyOfSheet(key), original: null };
}

async function* inBatches<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after = '';
  for (let more = true; more;) {
    const rows = await read(after);
    yield* rows;
    after = rows.at(-1)?.id ?? after;
    more = rows.length === batch;
  }
}
