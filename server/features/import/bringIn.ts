import { setImmediate } from 'node:timers/promises';
import { isFull } from '../../backup/snapshot';
import type { ArchiveImportTable } from '../../database/archiveTables';
import { type Trx, writeBeside } from '../../database/engine';
import { keyOfOriginal, putOriginal } from '../../files';
import { newId } from '../../ids';
import { type Lease, type Worker, wroteNothing } from '../../jobs';
import { tellFault } from '../../monitoring/log';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { append, hashContent, nextInChain } from '../journal/append';
import { lockProject } from '../journal/record';
import { passTurnsOf } from '../snags/store';
import { openArchive } from '../export/openArchive';
import { type ArchiveFacts, readArchive } from '../export/readArchive';
import { alreadyHere, deletedHere, isTaken } from './alreadyHere';
import { openStaging, writeStaged } from './stage';
import { folderOf, importById, setImport, sourceOf } from './store';

type Needed = Pick<Services, 'db' | 'clock' | 'files' | 'jobs' | 'wakeUps' | 'reserve' | 'log'>;

/**
 * Brings in what waits, one archive after the other. A server that was killed in the middle begins
 * it again.
 */
export function startBringingIn(services: Needed): Worker {
  return services.jobs.work('BRING_IN', {
    run: (lease) => bringIn(services, lease),
    countOutages: false,
    failed: (lease, why) => fail(services, lease, why),
  });
}

async function bringIn(services: Needed, lease: Lease): Promise<void> {
  const { db, log } = services;
  const row = await importById(db, lease.subjectId);
  if (row === undefined || (row.state !== 'QUEUED' && row.state !== 'BRINGING'))
    return lease.done(db);
  if (lease.attempts > settings.archive.attempts) throw new Refusal('ARCHIVE_FAILED');
  try {
    await read(services, lease, row);
  } catch (error) {
    // On a full disk another try would not help, and the uploaded parts take room, so the import is
    // given up.
    if (isFull(error)) return fail(services, lease, new Refusal('STORAGE_FULL_SERVER'));
    if (!isUnfit(error)) throw error;
    tellFault(log, error);
    return fail(services, lease, new Refusal('ARCHIVE_FAILED'));
  }
}

/**
 * What the database said of rows of an archive that a database of ours could not have had. The same
 * said of rows of our own is a fault of the server.
 */
const unfit = new WeakSet<Error>();
const isUnfit = (error: unknown): boolean => error instanceof Error && unfit.has(error);

const saysUnfit = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  /^(SQLITE_CONSTRAINT|22|23)/.test(String(error.code));

async function read(services: Needed, lease: Lease, row: ArchiveImportTable): Promise<void> {
  const {
    db,
    clock,
    files: { storage },
  } = services;
  // Of an earlier start.
  await db.deleteFrom('archive_row').where('import_id', '=', row.id).execute();
  await setImport(db, row.id, { state: 'BRINGING', progress: 0, failure: null });
  const archive = await openArchive(sourceOf(storage, row));
  const { manifest } = archive;
  // The events that erased these values came after the archived journal, so here values would be
  // missing without a reason.
  if (manifest.erasedLater.values.length + manifest.erasedLater.files.length > 0)
    throw new Refusal('ARCHIVE_ERASED');
  const here = await alreadyHere(db, manifest);
  if (here !== null) {
    await commit(services, lease, row, (trx) =>
      setImport(trx, row.id, { state: 'DONE', progress: 100, project_id: manifest.project.id }),
    );
    return afterCommit(services, row, manifest.project.id);
  }
  if (await isTaken(db, row.code))
    throw new Refusal('CODE_TAKEN', { code: row.code, thing: 'project' }, 'code');
  const projectId = manifest.project.id;
  const deleted = await deletedHere(db, projectId);
  const withFile = new Set(
    archive.paths.flatMap(
      (path) =>
        /^(?:photos|plans|logos)\/(\w+)\./.exec(path)?.[1] ??
        path.replace(/^handovers\/handover_(\w+)-(\w+)\.pdf$/, '$2_$1'),
    ),
  );
  const staging = openStaging(db, {
    importId: row.id,
    attempt: lease.attempts,
    projectId,
    code: row.code,
    now: clock(),
    hasFile: (id) => withFile.has(id),
  });
  const tell = telling(services, row.id);
  const stored: string[] = [];
  let committing = false;
  let handled = 0;
  const yielding = async (work: Promise<void>): Promise<void> => {
    await work;
    handled += 1;
    // SQLite answers without letting go of the thread.
    if (handled % settings.archive.yieldEvery === 0) await setImmediate();
  };
  let atDeletion = '';
  try {
    const facts = await readArchive(archive, {
      event(event) {
        if (event.event.seq === deleted?.events) atDeletion = event.event.hash;
        return yielding(staging.event(event));
      },
      row: (table, each) => yielding(staging.row(table, each)),
      async file(of, { id, mime }, content) {
        const key = staging.keyOf(String(id));
        if (key === undefined) throw new Error('A file without a row.');
        stored.push(keyOfOriginal[of](key));
        await putOriginal(storage, of, { key, mime: String(mime) }, content);
      },
      progress: tell,
    });
    // Devices that did not hear of the deletion know events by their numbers.
    if (deleted !== null && atDeletion !== deleted.last_hash)
      throw new Refusal('ARCHIVE_OLDER', {
        n: deleted.events,
        expected: deleted.last_hash,
        found: atDeletion,
      });
    await staging.end();
    committing = true;
    await commit(services, lease, row, (trx) => write(services, trx, row, lease.attempts, facts));
  } catch (error) {
    // If the rows may have been written, the stored files may belong to the project. The sweep
    // removes those that no row names.
    if (!committing || wroteNothing(error) || isUnfit(error))
      for (const key of stored) await storage.remove(key).catch(() => undefined);
    throw error;
  }
  await afterCommit(services, row, projectId);
}

/** All of it at once: before, nobody sees anything of the project. */
async function write(
  { clock }: Needed,
  trx: Trx,
  row: ArchiveImportTable,
  attempt: number,
  { manifest, project: { id }, events, lastHash }: ArchiveFacts,
): Promise<void> {
  const projectId = String(id);
  if ((await alreadyHere(trx, manifest)) !== null) throw new Refusal('ARCHIVE_FAILED');
  if (await isTaken(trx, row.code))
    throw new Refusal('CODE_TAKEN', { code: row.code, thing: 'project' }, 'code');
  // While this row exists the database allows the journal of the project to be deleted.
  await trx.deleteFrom('deleted_project').where('id', '=', projectId).execute();
  await writeStaged(trx, { importId: row.id, attempt, projectId }).catch((error: unknown) => {
    if (saysUnfit(error)) unfit.add(error);
    throw error;
  });
  await trx
    .insertInto('member')
    .values({
      id: newId('member'),
      project_id: projectId,
      user_id: row.asked_by,
      role: 'ADMIN',
      company_id: null,
    })
    .execute();
  const project = await lockProject(trx, projectId);
  const { now, previousHash } = await nextInChain(trx, project, clock);
  const content = {
    archive: {
      events,
      lastHash,
      code: manifest.project.code,
      made: manifest.made,
      missing: manifest.missing,
    },
  };
  const moment = {
    seq: project.last_seq,
    now,
    previousHash,
    occurredAt: now,
    project,
    actor: { kind: 'USER' as const, id: row.asked_by },
  };
  await append(
    trx,
    moment,
    newId('event'),
    { content, contentHash: hashContent('bringIn', content) },
    { kind: 'IMPORTED', subjectId: projectId, facts: { code: row.code } },
  );
  // Nobody but who brought it in is a member.
  const assigned = await trx
    .selectFrom('snag')
    .select('assignee_id')
    .distinct()
    .where('project_id', '=', projectId)
    .where('assignee_id', 'is not', null)
    .execute();
  for (const { assignee_id } of assigned)
    await passTurnsOf(trx, {
      projectId,
      userId: assignee_id ?? '',
      seq: project.last_seq,
      actorId: row.asked_by,
    });
  await setImport(trx, row.id, { state: 'DONE', progress: 100, project_id: projectId });
}

async function commit(
  { db, clock }: Needed,
  lease: Lease,
  row: ArchiveImportTable,
  work: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  await writeBeside(db, async (trx) => {
    await lease.done(trx);
    await work(trx);
    await setImport(trx, row.id, { touched_at: clock() });
  });
}

/** The project is there, whatever fails here: what was sent and is left is swept. */
async function afterCommit(
  { files: { storage }, jobs, wakeUps, log }: Needed,
  row: ArchiveImportTable,
  projectId: string,
): Promise<void> {
  wakeUps.wake(projectId);
  for (const kind of ['RENDER_PHOTO', 'DRAW_SHEET', 'MAKE_NOTICE'] as const) jobs.wake(kind);
  await storage.remove(folderOf(row.id)).catch((error: unknown) => void tellFault(log, error));
}

/**
 * Ends the import. The uploaded archive is kept only if choosing another project code is enough to
 * import it.
 */
async function fail(
  { db, clock, files: { storage }, reserve, log }: Needed,
  lease: Lease,
  { extensions: { code, meta } }: Refusal,
): Promise<void> {
  const id = lease.subjectId;
  const again = code === 'CODE_TAKEN';
  await reserve.use(() =>
    writeBeside(db, async (trx) => {
      await lease.done(trx);
      await trx.deleteFrom('archive_row').where('import_id', '=', id).execute();
      await setImport(trx, id, {
        state: again ? 'RECEIVED' : 'FAILED',
        failure: JSON.stringify({ code, meta }),
        touched_at: clock(),
      });
    }),
  );
  // Only after the commit: if the lease was lost, another process has the job and reads these
  // parts.
  if (!again)
    await storage.remove(folderOf(id)).catch((error: unknown) => void tellFault(log, error));
}

function telling({ db }: Needed, id: string): (read: number, of: number) => void {
  let shown = 0;
  return (read, of) => {
    // The rest is the writing.
    const percent = Math.floor((read / Math.max(of, 1)) * 95);
    if (percent < shown + settings.archive.progressStep) return;
    shown = percent;
    void setImport(db, id, { progress: percent }).catch(() => undefined);
  };
}
