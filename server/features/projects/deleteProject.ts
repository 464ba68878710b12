import type { MutationDeleteProjectArgs } from '../../../__generated__/server/resolvers';
import { type Context, renewLoaders, requireViewer } from '../../context';
import { dropProjectFromSearch, emptyLog, writeTransaction } from '../../database/engine';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import type { Trx } from '../journal/record';

const day = 86_400_000;

/** In this order, so that nothing points at what is gone. */
const tables = ['event_value', 'redaction', 'event_file', 'event', 'named_actor', 'photo', 'snag', 'plan_revision', 'plan', 'plan_file', 'trade', 'invitation', 'member', 'company', 'location', 'saved_view', 'attention', 'password_link'] as const;

/**
 * Deletes a project with all that is in it. It must have been archived for some time, so that nobody loses by a slip what they still work on. That it was there,
 * how long its journal was and its last hash stay. Asked again it changes nothing.
 */
export async function deleteProject(context: Context, { input }: MutationDeleteProjectArgs): Promise<string> {
  const { services } = context;
  const { userId } = requireViewer(context);
  const deleted = await writeTransaction(services.db, async (trx) => {
    if ((await trx.selectFrom('deleted_project').select('id').where('id', '=', input.projectId).executeTakeFirst()) !== undefined) return null;
    const project = await trx.selectFrom('project').selectAll().where('id', '=', input.projectId).executeTakeFirst();
    if (project === undefined) throw new Refusal('NOT_FOUND');
    const now = services.clock();
    if (project.state !== 'ARCHIVED' || (project.archived_at ?? now) + settings.archivedBeforeDeleting > now) {
      throw new Refusal('PROJECT_NOT_OVER', { project: project.name, n: settings.archivedBeforeDeleting / day });
    }
    const { hash } = await trx.selectFrom('event').select('hash').where('project_id', '=', project.id).where('seq', '=', project.last_seq).executeTakeFirstOrThrow();
    // First: by this the journal of the project, and of no other, may be deleted.
    await trx.insertInto('deleted_project').values({ id: project.id, code: project.code, events: project.last_seq, last_hash: hash, deleted_by: userId, deleted_at: now }).execute();
    const files = await filesOf(trx, project.id);
    for (const table of ['photo', 'plan_revision'] as const) await trx.deleteFrom('job').where('subject_id', 'in', trx.selectFrom<'photo' | 'plan_revision'>(table).select('id').where('project_id', '=', project.id)).execute();
    await dropProjectFromSearch(trx, project.id);
    for (const table of tables) await trx.deleteFrom<(typeof tables)[number]>(table).where('project_id', '=', project.id).execute();
    await trx.deleteFrom('project').where('id', '=', project.id).execute();
    return files;
  });
  renewLoaders(context);
  if (deleted === null) return input.projectId;
  await emptyLog(services.db);
  services.wakeUps.wake(input.projectId);
  services.log({ level: 'info', deletedProject: input.projectId });
  // Without their rows nobody finds the bytes. Should the server stop here, its sweep deletes them.
  for (const key of deleted.photos) await services.photos.discard(key);
  for (const key of deleted.plans) await services.plans.discard(key);
  return input.projectId;
}

async function filesOf(trx: Trx, projectId: string): Promise<{ photos: string[]; plans: string[] }> {
  const photos = await trx.selectFrom('photo').select('file_key').where('project_id', '=', projectId).where('erased_at', 'is', null).execute();
  const plans = await trx.selectFrom('plan_file').select('file_key').where('project_id', '=', projectId).execute();
  return { photos: photos.map(({ file_key }) => file_key), plans: plans.map(({ file_key }) => file_key) };
}
