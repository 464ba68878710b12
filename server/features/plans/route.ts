import { planLimits } from '../../../rules/limits';
import { createContext } from '../../context';
import type { PlanUploadTable } from '../../database/planTables';
import { answerBeside, besideHeaders, readJson } from '../../http/beside';
import { takePart } from '../../http/parts';
import { checkId } from '../../ids';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { requireSetUp } from '../journal/firstSent';
import type { SignedIn } from '../auth/sessionStore';
import { bytesOfUploads, planPartsOf, planUploadById } from './staged';

const address = /^\/files\/uploads\/(planfile_[0-7][0-9a-hjkmnp-tv-z]{25})(?:\/parts\/(\d{1,5}))?$/;

/** What is on the server of a plan file. */
interface Shown {
  id: string;
  partBytes: number;
  received: number;
}

/**
 * Plan files in parts, beside GraphQL because a part is no JSON; `uploadPlanFile` then names the
 * upload.
 *
 * - `PUT /files/uploads/<id>` {projectId, sha256, byteLength}: begins one, under the id of the file
 *   that it is to become. The answer has the id of the upload: another one where the person has
 *   begun the same file before, which then goes on.
 * - `PUT /files/uploads/<id>/parts/<n>`: the bytes of part n, from 0. The answer says how many bytes
 *   are there.
 */
export function servePlanUploads(services: Services): (request: Request) => Promise<Response> {
  return (request) =>
    answerBeside(request, async () => {
      const [, id, part] = address.exec(new URL(request.url).pathname) ?? [];
      if (id === undefined) throw new Refusal('NOT_FOUND');
      const viewer = await services.sessions.byRequest(request);
      if (request.method !== 'PUT') throw new Refusal('BAD_REQUEST');
      const shown =
        part === undefined
          ? await begin(services, request, viewer, id)
          : await take(services, request, viewer, { id, part: Number(part) });
      return Response.json(shown, { headers: besideHeaders });
    });
}

async function begin(
  services: Services,
  request: Request,
  viewer: SignedIn,
  id: string,
): Promise<Shown> {
  const { db, clock, room } = services;
  checkId(id, 'planfile', 'id');
  const { projectId, sha256, byteLength } = await readJson(request);
  if (
    typeof projectId !== 'string' ||
    typeof sha256 !== 'string' ||
    !/^[0-9a-f]{64}$/.test(sha256) ||
    typeof byteLength !== 'number' ||
    !Number.isSafeInteger(byteLength) ||
    byteLength < 1
  )
    throw new Refusal('BAD_REQUEST');
  await requireSetUp(createContext(services, viewer), 'uploadPlanFile', projectId);
  if (byteLength > planLimits.pdfBytes)
    throw new Refusal('PLAN_TOO_BIG', { bytes: byteLength, limitBytes: planLimits.pdfBytes });
  // It is kept already, and only the answer to the mutation was lost.
  const file = await db
    .selectFrom('plan_file')
    .select('byte_length')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (file !== undefined)
    return { id, partBytes: settings.planUpload.part, received: file.byte_length };
  const begun = await db
    .selectFrom('plan_upload')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', viewer.userId)
    .where('sha256', '=', sha256)
    .where('byte_length', '=', byteLength)
    .executeTakeFirst();
  if (begun !== undefined) return shown(begun);
  await room.require(projectId, 'plan');
  const bytes = await bytesOfUploads(db, projectId);
  if (bytes + byteLength > settings.planUpload.unfinished)
    throw new Refusal('PLANS_UNFINISHED', { bytes });
  const row: PlanUploadTable = {
    id,
    project_id: projectId,
    user_id: viewer.userId,
    sha256,
    byte_length: byteLength,
    received: 0,
    touched_at: clock(),
  };
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('plan_upload')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted !== 1n) throw new Refusal('ID_TAKEN');
  return shown(row);
}

async function take(
  services: Services,
  request: Request,
  viewer: SignedIn,
  { id, part }: { id: string; part: number },
): Promise<Shown> {
  const { db, clock, files, shares } = services;
  const row = await planUploadById(db, id);
  if (row?.user_id !== viewer.userId) throw new Refusal('NOT_FOUND');
  await requireSetUp(createContext(services, viewer), 'uploadPlanFile', row.project_id);
  const held = shares.plans.of(viewer.payer);
  try {
    held.take(1);
    const received = await takePart(request, files.storage, {
      ...planPartsOf(row),
      received: row.received,
      part,
    });
    await db
      .updateTable('plan_upload')
      .set({ received, touched_at: clock() })
      .where('id', '=', id)
      .where('received', '=', row.received)
      .execute();
  } finally {
    held.end();
  }
  const now = await planUploadById(db, id);
  if (now === undefined) throw new Refusal('NOT_FOUND');
  return shown(now);
}

const shown = ({ id, received }: PlanUploadTable): Shown => ({
  id,
  partBytes: settings.planUpload.part,
  received,
});
