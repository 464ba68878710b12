import type { MutationUploadPlanFileArgs } from '../../../__generated__/server/resolvers';
import { textLimits } from '../../../rules/limits';
import type { Context } from '../../context';
import type { PlanFileTable } from '../../database/planTables';
import { type Incoming, isIncoming } from '../../files/incoming';
import type { StoredPlanFile } from '../../files/plans/plan';
import { checkId } from '../../ids';
import { wroteNothing } from '../../jobs';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { isFirstSent } from '../journal/firstSent';
import { type Recorded, record } from '../journal/record';
import { writePages } from './file';

/**
 * Stores a plan file. It is durable before the event is written, and is deleted if the event was
 * certainly not written.
 */
export async function uploadPlanFile(
  context: Context,
  { input }: MutationUploadPlanFileArgs,
): Promise<Recorded> {
  const { file, ...content } = input;
  checkId(input.fileId, 'planfile', 'fileId');
  const name = cleanName(input.name, 'name', 'name', textLimits.fileName);
  const { plans } = context.services;
  const stored = (await isFirstSent(context, 'uploadPlanFile', content))
    ? await plans.store(onDisk(file), input)
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
    return recorded;
  } catch (error) {
    if (stored !== null && wroteNothing(error)) await plans.discard(stored.key);
    throw error;
  }
}

/** The form reader stores plan files on disk; a file in memory was sent to the wrong mutation. */
function onDisk(file: Incoming | File): Incoming {
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
