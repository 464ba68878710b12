import type { MutationUploadPlanFileArgs } from '../../../__generated__/server/resolvers';
import { textLimits } from '../../../rules/limits';
import { type Context, requireViewer } from '../../context';
import type { PlanFileTable } from '../../database/planTables';
import { type Incoming, isIncoming } from '../../files/incoming';
import type { StoredPlanFile } from '../../files/plans/plan';
import { readParts } from '../../http/parts';
import { checkId } from '../../ids';
import { wroteNothing } from '../../jobs';
import { Refusal, serverBusy } from '../../refusal';
import { cleanName } from '../../text';
import { isFirstSent } from '../journal/firstSent';
import { type Recorded, record } from '../journal/record';
import { writePages } from './file';
import { dropPlanUpload, planPartsOf, planUploadById } from './staged';

/**
 * Stores a plan file. It is durable before the event is written, and is deleted if the event was
 * certainly not written.
 */
export async function uploadPlanFile(
  context: Context,
  { input }: MutationUploadPlanFileArgs,
): Promise<Recorded> {
  const { file, uploadId, ...content } = input;
  checkId(input.fileId, 'planfile', 'fileId');
  const name = cleanName(input.name, 'name', 'name', textLimits.fileName);
  const { plans, db, files } = context.services;
  const stored = (await isFirstSent(context, 'uploadPlanFile', content))
    ? uploadId == null
      ? await plans.store(onDisk(file), input)
      : await storeParts(context, uploadId, input)
    : null;
  try {
    const recorded = await record(
      context,
      {
        mutation: 'uploadPlanFile',
        input,
        content,
        projectOf: () => Promise.resolve(input.projectId),
      },
      async (trx, { project }) => {
        if (
          (await trx
            .selectFrom('plan_file')
            .select('id')
            .where('id', '=', input.fileId)
            .executeTakeFirst()) !== undefined
        )
          throw new Refusal('ID_TAKEN');
        if (stored === null) throw new Refusal('EVENT_ID_REUSED');
        await trx
          .insertInto('plan_file')
          .values(rowOf(input.fileId, project.id, name, stored))
          .execute();
        const receipt = { sha256: stored.sha256, byteLength: stored.byteLength };
        return {
          kind: 'PLAN_FILE_ADDED',
          subjectId: input.fileId,
          files: [{ id: input.fileId, ...receipt }],
          changes: [{ field: 'file', from: null, to: name }],
          receipt,
        };
      },
    );
    if (recorded.repeated && stored !== null) await plans.discard(stored.key);
    if (uploadId != null && stored !== null) await dropPlanUpload(db, files.storage, uploadId);
    return recorded;
  } catch (error) {
    if (stored !== null && wroteNothing(error)) await plans.discard(stored.key);
    throw error;
  }
}

/** Stores a file that has come in parts. A file that is refused for what it is has to be
 * sent anew. */
async function storeParts(
  context: Context,
  uploadId: string,
  input: MutationUploadPlanFileArgs['input'],
): Promise<StoredPlanFile> {
  const viewer = requireViewer(context);
  const { db, files, plans, shares } = context.services;
  const row = await planUploadById(db, uploadId);
  // It was kept beside this request, or swept: sent again, it is answered, or begins anew.
  if (row === undefined) throw serverBusy();
  if (row.user_id !== viewer.userId || row.project_id !== input.projectId)
    throw new Refusal('NOT_FOUND', {}, 'uploadId');
  if (row.received < row.byte_length) throw new Refusal('BAD_REQUEST', {}, 'uploadId');
  const held = shares.plans.of(viewer.payer);
  try {
    held.take(1);
    const read = readParts(files.storage, planPartsOf(row));
    const file = await plans.receive(read(0, row.byte_length), input.name);
    return await plans.store(file, input);
  } catch (error) {
    if ((await planUploadById(db, uploadId)) === undefined) throw serverBusy();
    if (error instanceof Refusal && error.code.startsWith('PLAN_'))
      await dropPlanUpload(db, files.storage, uploadId);
    throw error;
  } finally {
    held.end();
  }
}

/** The form reader stores plan files on disk; a file in memory was sent to the wrong mutation. */
function onDisk(file: Incoming | File | null | undefined): Incoming {
  if (isIncoming(file)) return file;
  throw new Refusal('BAD_REQUEST', {}, 'file');
}

const rowOf = (
  id: string,
  projectId: string,
  name: string,
  { key, sha256, byteLength, mime, pages }: StoredPlanFile,
): PlanFileTable => ({
  id,
  project_id: projectId,
  name,
  file_key: key,
  sha256,
  byte_length: byteLength,
  mime,
  pages: writePages(pages),
});
