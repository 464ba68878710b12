import { sortKey } from '../../../rules/sortKeys';
import { searchText } from '../../../rules/snagFilter';
import { searchKey } from '../../../rules/text';
import { sourceLanguage } from '../../../rules/languages';
import type { Row } from '../../database/contract';
import { engineOf, type Handle, indexProjectForSearch, type Trx } from '../../database/engine';
import type { Database } from '../../database/schema';
import type { LogoMime, PhotoMime, PlanMime } from '../../../rules/fileKinds';
import { originalKeys } from '../../files';
import { Refusal } from '../../refusal';
import type { ArchiveRow, ArchiveTable } from '../export/carried';
import type { ArchivedEvent } from '../export/archivedEvent';
import { redactedIn } from '../journal/verify';
import { noLogo } from '../projects/sender';

/** In this order they are written: each after those that it refers to. */
const intoTables = [
  'user',
  'project',
  'company',
  'trade',
  'location',
  'plan_file',
  'plan',
  'plan_revision',
  'snag',
  'photo',
  'event',
  'event_file',
  'event_value',
  'redaction',
  'named_actor',
  'saved_view',
  'handover',
  'handover_signature',
  'acceptance',
  'defect_notice',
  'notice_slip',
  'notice_text',
  'imported_person',
  'snag_text',
  'job',
] as const;
type Into = (typeof intoTables)[number];

/**
 * Tables whose ids must be new here: an id that exists already is refused. People are the
 * exception, see `person`.
 */
const withIds: readonly (Into & keyof Database)[] = [
  'company',
  'trade',
  'location',
  'plan_file',
  'plan',
  'plan_revision',
  'snag',
  'photo',
  'event',
  'named_actor',
  'saved_view',
  'handover',
  'handover_signature',
  'acceptance',
  'defect_notice',
  'notice_slip',
  'notice_text',
];

/** About the most characters, and the most rows, that are held in memory of each table. */
const mostText = 1_000_000;
const mostRows = 1_000;
/** More parts than one archive has: those of each try have numbers of their own. */
const partsOfTry = 10_000_000;

/** An address that nobody can sign in with or be invited by, for somebody who is only named. */
const noAddress = (userId: string): string => `imported ${userId}`;

export interface Staging {
  event(event: ArchivedEvent): Promise<void>;
  row(table: ArchiveTable, row: ArchiveRow): Promise<void>;
  /** Under which the bytes of a photo or plan file are stored. */
  keyOf(id: string): string | undefined;
  end(): Promise<void>;
}

/**
 * Writes what is read of an archive to a place of its own, as the rows that it becomes here, some
 * at a time. Nobody looks there: see `writeStaged`. `code` is that under which the project is
 * imported.
 * `attempt` keeps them apart from those of a server that has lost the job and does not know it yet.
 */
export function openStaging(
  db: Handle,
  {
    importId,
    attempt,
    projectId,
    code,
    now,
    hasFile,
  }: {
    importId: string;
    attempt: number;
    projectId: string;
    code: string;
    now: number;
    hasFile: (id: string) => boolean;
  },
): Staging {
  let part = attempt * partsOfTry;
  const waiting = new Map<Into, { rows: Row[]; text: number }>();
  const keys = new Map<string, string>();

  async function put(table: Into, row: Row): Promise<void> {
    const held = waiting.get(table) ?? { rows: [], text: 0 };
    waiting.set(table, held);
    held.rows.push(row);
    for (const value of Object.values(row))
      if (typeof value === 'string') held.text += value.length;
    if (held.rows.length >= mostRows || held.text >= mostText) await flush(table);
  }

  async function flush(table: Into): Promise<void> {
    const rows = waiting.get(table)?.rows ?? [];
    waiting.delete(table);
    if (rows.length === 0) return;
    await refuseTaken(db, table, rows);
    await db
      .insertInto('archive_row')
      .values({
        import_id: importId,
        part: (part += 1),
        into_table: table,
        rows: JSON.stringify(rows),
      })
      .execute();
  }

  async function person({ id, name, email, role, company_id }: ArchiveRow): Promise<void> {
    const userId = String(id);
    const here = await db
      .selectFrom('user')
      .select(['email', 'erased_at'])
      .where('id', '=', userId)
      .executeTakeFirst();
    // The same person, who was on this server when the project was, or is named by another project
    // that came from the same server.
    const isSame =
      here === undefined ||
      here.erased_at !== null ||
      email === '' ||
      here.email === email ||
      here.email === noAddress(userId);
    if (!isSame) throw new Refusal('ARCHIVE_ID_TAKEN', { id: userId });
    if (here === undefined) {
      const named = String(name);
      await put('user', {
        id: userId,
        email: noAddress(userId),
        name: named,
        sort_key: named === '' ? '' : sortKey(named),
        password_hash: '',
        language: sourceLanguage,
        is_owner: 0,
        created_at: now,
      });
    }
    // Of somebody who was erased here nothing comes back.
    const isErased = here !== undefined && here.erased_at !== null;
    await put('imported_person', {
      project_id: projectId,
      user_id: userId,
      email: isErased ? '' : String(email ?? '').toLowerCase(),
      role: role ?? '',
      company_id: company_id ?? null,
    });
  }

  async function snag(row: ArchiveRow): Promise<void> {
    await put('snag', { ...row, project_id: projectId });
    const text = searchText({
      reference: `${code}-${row['number']}`,
      title: String(row['title']),
      description: String(row['description']),
      path: null,
      comments: [],
    });
    await put('snag_text', { snag_id: String(row['id']), project_id: projectId, part: 0, text });
  }

  async function photo(row: ArchiveRow): Promise<void> {
    const id = String(row['id']);
    // One of these, by projectExport/carried.ts.
    const key = originalKeys.photo(row['mime'] as PhotoMime);
    const waits = hasFile(id) && row['state'] !== 'FAILED';
    if (hasFile(id)) keys.set(id, key);
    await put('photo', {
      ...row,
      project_id: projectId,
      file_key: key,
      state: row['erased_at'] !== null ? (row['state'] ?? 'FAILED') : waits ? 'QUEUED' : 'FAILED',
    });
    if (waits && row['erased_at'] === null)
      await put('job', { kind: 'RENDER_PHOTO', subject_id: id });
  }

  /** Of an archive that has the bytes; else the project has none. */
  function logoOf({ logo_id: id, logo_mime: mime }: ArchiveRow): Partial<Row> {
    if (typeof id !== 'string' || !hasFile(id)) return noLogo;
    // As above.
    const key = originalKeys.logo(mime as LogoMime);
    keys.set(id, key);
    return { logo_key: key };
  }

  async function handover(row: ArchiveRow): Promise<void> {
    const of = (which: 'draft' | 'sealed'): string | null => {
      const id = String(row['id']).replace(/^handover/, which);
      // What is sealed has its key also where the server did not have the file any more.
      if (!hasFile(id) && (which === 'draft' || row['state'] !== 'SEALED')) return null;
      const key = originalKeys.handover();
      if (hasFile(id)) keys.set(id, key);
      return key;
    };
    // What the final PDF of one that is not sealed would be made of is no part of an archive, and
    // who has to sign it is no member.
    const ended = row['state'] === 'SEALED' || row['state'] === 'WITHDRAWN';
    await put('handover', {
      ...row,
      ...(!ended && { state: 'WITHDRAWN', ended_at: now }),
      project_id: projectId,
      draft_key: of('draft'),
      data_key: null,
      data_sha256: null,
      file_key: of('sealed'),
    });
  }

  return {
    keyOf: (id) => keys.get(id),
    async event({ event, files, values }) {
      await put('event', { ...event });
      for (const file of files) await put('event_file', { ...file });
      for (const value of values) {
        await put('event_value', { ...value });
        if (value.name === 'comment' && event.snag_id !== null)
          await put('snag_text', {
            snag_id: event.snag_id,
            project_id: projectId,
            part: event.seq,
            text: searchKey(value.value),
          });
        if (event.kind !== 'REDACTED' || value.name !== 'content') continue;
        for (const [seq, name] of redactedIn(value.value).values)
          await put('redaction', { project_id: projectId, seq, name, redacted_by: event.seq });
      }
    },
    async row(table, row) {
      if (table === 'person') return person(row);
      if (table === 'snag') return snag(row);
      if (table === 'photo') return photo(row);
      if (table === 'handover') return handover(row);
      if (table === 'defect_notice') {
        // An archive has no PDF of it, but the hash by which whoever has it knows it again.
        await put(table, { ...row, project_id: projectId, file_key: null });
        if (row['sha256'] === null)
          await put('job', { kind: 'MAKE_NOTICE', subject_id: String(row['id']) });
        return;
      }
      if (table === 'notice_slip')
        return put(table, { ...row, project_id: projectId, file_key: null });
      if (table === 'project') return put('project', { ...row, code, ...logoOf(row) });
      const own = { ...row, project_id: projectId };
      if (table === 'location')
        return put('location', { ...own, search_key: searchKey(String(row['path'])) });
      if (table === 'plan_file') {
        // As above.
        const key = originalKeys.planFile(row['mime'] as PlanMime);
        if (hasFile(String(row['id']))) keys.set(String(row['id']), key);
        return put('plan_file', { ...own, file_key: key });
      }
      if (table !== 'plan_revision') return put(table, own);
      // Tiles are no part of an archive: they are drawn again.
      const failed = row['state'] === 'FAILED';
      await put('plan_revision', {
        ...own,
        tiles_key: originalKeys.tiles(),
        state: failed ? 'FAILED' : 'QUEUED',
      });
      if (!failed) await put('job', { kind: 'DRAW_SHEET', subject_id: String(row['id']) });
    },
    async end() {
      for (const table of waiting.keys()) await flush(table);
    },
  };
}

async function refuseTaken(db: Handle, table: Into, rows: readonly Row[]): Promise<void> {
  const known = withIds.find((each) => each === table);
  if (known === undefined) return;
  const found = await db
    .selectFrom<'company'>(known as 'company')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => String(id)),
    )
    .executeTakeFirst(); // all of them have an id
  if (found !== undefined) throw new Refusal('ARCHIVE_ID_TAKEN', { id: found.id });
}

/** Makes the staged rows those of the project. */
export async function writeStaged(
  trx: Trx,
  { importId, attempt, projectId }: { importId: string; attempt: number; projectId: string },
): Promise<void> {
  for (const table of intoTables) {
    const parts = await trx
      .selectFrom('archive_row')
      .select('part')
      .where('import_id', '=', importId)
      .where('into_table', '=', table)
      .where('part', '>', attempt * partsOfTry)
      .where('part', '<=', (attempt + 1) * partsOfTry)
      .orderBy('part')
      .execute();
    for (const { part } of parts) {
      const { rows } = await trx
        .selectFrom('archive_row')
        .select('rows')
        .where('import_id', '=', importId)
        .where('part', '=', part)
        .executeTakeFirstOrThrow();
      // Written by `flush`.
      await engineOf(trx).putRows(trx, table, JSON.parse(rows) as Row[]);
    }
  }
  await indexProjectForSearch(trx, projectId);
  await trx.deleteFrom('archive_row').where('import_id', '=', importId).execute();
}
