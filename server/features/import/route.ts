import { archiveLimits } from '../../../rules/limits';
import { cleanText, isProjectCode } from '../../../rules/text';
import type { ArchiveImportTable } from '../../database/archiveTables';
import { writeTransaction } from '../../database/engine';
import { answerBeside, besideHeaders, readJson } from '../../http/beside';
import { takePart } from '../../http/parts';
import { checkId } from '../../ids';
import { addJob } from '../../jobs';
import { Refusal, type RefusalExtensions } from '../../refusal';
import type { Services } from '../../services';
import type { SignedIn } from '../auth/sessionStore';
import { settings } from '../../settings';
import { openArchive } from '../export/openArchive';
import { alreadyHere, type ArchiveSays, isTaken, saysOf } from './alreadyHere';
import { folderOf, importById, partsOf, setImport, sourceOf } from './store';

const address =
  /^\/files\/archives\/(archive_[0-7][0-9a-hjkmnp-tv-z]{25})(?:\/(parts\/(\d{1,8})|begin))?$/;

/**
 * Archives that the owner of the server sends, beside GraphQL because they may be as large as a
 * disk: in parts, each stored before it is confirmed, so that a broken line costs one part.
 *
 * - `PUT /files/archives/<id>` {name, byteLength}: begins one, or goes on with it; the id is made
 *   by the device.
 * - `PUT /files/archives/<id>/parts/<n>`: the bytes of part n, from 0. The answer says how many
 *   bytes are there.
 * - `POST /files/archives/<id>/begin` {code}: has it imported under a code, when all of it is
 *   there.
 * - `GET`: what it is, and how far. `DELETE`: forgets it, unless it is being imported.
 */
export function serveArchives(services: Services): (request: Request) => Promise<Response> {
  return (request) =>
    answerBeside(request, async (language) => {
      const owner = await requireOwner(services, request);
      const [, id, way, part] = address.exec(new URL(request.url).pathname) ?? [];
      if (id === undefined) throw new Refusal('NOT_FOUND');
      const row = await handle(services, request, owner, {
        id,
        way: way === undefined ? null : part === undefined ? 'begin' : Number(part),
      });
      return Response.json(row === null ? {} : await shown(services, row, language), {
        headers: besideHeaders,
      });
    });
}

async function requireOwner({ sessions }: Services, request: Request): Promise<SignedIn> {
  const signedIn = await sessions.byRequest(request);
  if (!signedIn.isOwner) throw new Refusal('FORBIDDEN');
  return signedIn;
}

interface ArchiveRequest {
  id: string;
  /** The number of a part, or null for the archive itself. */
  way: number | 'begin' | null;
}

async function handle(
  services: Services,
  request: Request,
  owner: SignedIn,
  { id, way }: ArchiveRequest,
): Promise<ArchiveImportTable | null> {
  const { method } = request;
  if (way === null && method === 'PUT') return begin(services, request, owner, id);
  const row = await importById(services.db, id);
  if (row?.asked_by !== owner.userId) throw new Refusal('NOT_FOUND');
  if (way === null && method === 'GET') return row;
  if (way === null && method === 'DELETE') return forget(services, row);
  if (way === 'begin' && method === 'POST') return bringIn(services, request, row);
  if (typeof way === 'number' && method === 'PUT') return take(services, request, row, way);
  throw new Refusal('BAD_REQUEST');
}

async function begin(
  { db, clock, room }: Services,
  request: Request,
  owner: SignedIn,
  id: string,
): Promise<ArchiveImportTable> {
  checkId(id, 'archive', 'id');
  const { name, byteLength } = await readJson(request);
  if (
    typeof name !== 'string' ||
    typeof byteLength !== 'number' ||
    !Number.isSafeInteger(byteLength) ||
    byteLength < 0
  )
    throw new Refusal('BAD_REQUEST');
  if (byteLength > archiveLimits.bytes)
    throw new Refusal('ARCHIVE_TOO_BIG', { bytes: byteLength, limitBytes: archiveLimits.bytes });
  if (byteLength === 0) throw new Refusal('ARCHIVE_BROKEN', { why: 'UNREADABLE' });
  await room.requireForArchive(byteLength);
  const row: ArchiveImportTable = {
    id,
    asked_by: owner.userId,
    name: cleanText(name).slice(0, 255),
    byte_length: byteLength,
    received: 0,
    state: 'RECEIVING',
    progress: 0,
    facts: null,
    code: '',
    failure: null,
    project_id: null,
    touched_at: clock(),
  };
  await db
    .insertInto('archive_import')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await importById(db, id);
  if (known?.asked_by !== owner.userId || known.byte_length !== byteLength)
    throw new Refusal('ID_TAKEN');
  return known;
}

async function take(
  { db, clock, files: { storage } }: Services,
  request: Request,
  row: ArchiveImportTable,
  part: number,
): Promise<ArchiveImportTable> {
  if (row.state !== 'RECEIVING') return row;
  const received = await takePart(request, storage, {
    ...partsOf(row),
    received: row.received,
    part,
  });
  if (received === row.received) return row;
  await db
    .updateTable('archive_import')
    .set({
      received,
      touched_at: clock(),
      ...(received === row.byte_length && { state: 'RECEIVED' as const }),
    })
    .where('id', '=', row.id)
    .where('received', '=', row.received)
    .execute();
  const now = await again(db, row.id);
  return now.state === 'RECEIVED' && now.facts === null
    ? look({ db, files: { storage }, clock }, now)
    : now;
}

/**
 * Reads what the archive says it is, from its directory and manifest only. An unreadable one is
 * refused and deleted now.
 */
async function look(
  {
    db,
    files: { storage },
    clock,
  }: { db: Services['db']; files: Pick<Services['files'], 'storage'>; clock: Services['clock'] },
  row: ArchiveImportTable,
): Promise<ArchiveImportTable> {
  try {
    const { manifest } = await openArchive(sourceOf(storage, row));
    await alreadyHere(db, manifest);
    await setImport(db, row.id, { facts: JSON.stringify(saysOf(manifest)) });
  } catch (error) {
    if (!(error instanceof Refusal) || error.extensions.retryable) throw error;
    const { code, meta } = error.extensions;
    await setImport(db, row.id, {
      state: 'FAILED',
      failure: JSON.stringify({ code, meta }),
      touched_at: clock(),
    });
    await storage.remove(folderOf(row.id));
  }
  return again(db, row.id);
}

async function bringIn(
  services: Services,
  request: Request,
  row: ArchiveImportTable,
): Promise<ArchiveImportTable> {
  const { db, clock, jobs } = services;
  const { code: asked } = await readJson(request);
  const code = cleanText(typeof asked === 'string' ? asked : '').toUpperCase();
  // The same request again, because the response was lost.
  if (row.state !== 'RECEIVED') return row;
  const looked = row.facts === null ? await look(services, row) : row;
  if (looked.facts === null) return looked;
  if (!isProjectCode(code)) throw new Refusal('CODE_INVALID', {}, 'code');
  const { projectId } = JSON.parse(looked.facts) as ArchiveSays; // written by `look`
  const here = await db
    .selectFrom('project')
    .select('id')
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (here === undefined && (await isTaken(db, code)))
    throw new Refusal('CODE_TAKEN', { code, thing: 'project' }, 'code');
  await writeTransaction(db, async (trx) => {
    await setImport(trx, row.id, {
      state: 'QUEUED',
      code,
      progress: 0,
      failure: null,
      touched_at: clock(),
    });
    await addJob(trx, 'BRING_IN', row.id);
  });
  jobs.wake('BRING_IN');
  return again(db, row.id);
}

async function forget(
  { db, files: { storage } }: Services,
  row: ArchiveImportTable,
): Promise<ArchiveImportTable | null> {
  if (row.state === 'QUEUED' || row.state === 'BRINGING') return row;
  await db.deleteFrom('archive_import').where('id', '=', row.id).execute();
  await storage.remove(folderOf(row.id));
  return null;
}

const again = async (db: Services['db'], id: string): Promise<ArchiveImportTable> => {
  const row = await importById(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
};

async function shown(
  { db }: Services,
  row: ArchiveImportTable,
  language: Parameters<Refusal['in']>[0],
) {
  // written by `look`
  const says = row.facts === null ? null : (JSON.parse(row.facts) as ArchiveSays);
  const here =
    says === null
      ? undefined
      : await db
          .selectFrom('project')
          .select('code')
          .where('id', '=', says.projectId)
          .executeTakeFirst();
  return {
    id: row.id,
    name: row.name,
    byteLength: row.byte_length,
    partBytes: settings.archive.part,
    received: row.received,
    state: row.state,
    progress: row.progress,
    says:
      says === null
        ? null
        : {
            code: says.code,
            name: says.name,
            events: says.events,
            madeAt: says.madeAt,
            by: says.by,
          },
    /** Whether another project here has the code of the archived one. */
    codeTaken: says !== null && here === undefined && (await isTaken(db, says.code)),
    /** The code of the project, if this server has it already. */
    here: here?.code ?? null,
    problem: row.failure === null ? null : sentenceOf(row.failure, language),
  };
}

function sentenceOf(failure: string, language: Parameters<Refusal['in']>[0]): string {
  // Written from a Refusal.
  const { code, meta } = JSON.parse(failure) as Pick<RefusalExtensions, 'code' | 'meta'>;
  return new Refusal(code, { ...meta }).in(language);
}
