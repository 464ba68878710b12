import { type Context, requireViewer } from '../../context';
import { memberOf, mutationRoles } from '../../permissions';
import { Refusal } from '../../refusal';
import { hashContent } from './append';
import { findRepeat } from './record';

/**
 * Whether an event of the set-up that comes with a file is new. Asked before the file is validated
 * and stored, so that a forbidden or repeated one costs nothing. Checked again in the transaction.
 */
export async function isFirstSent(
  context: Context,
  mutation: 'uploadPlanFile' | 'setSenderLogo',
  content: { eventId: string; projectId: string },
): Promise<boolean> {
  const viewer = requireViewer(context);
  if (
    (await findRepeat(
      context.services.db,
      content.eventId,
      viewer.userId,
      hashContent(mutation, content),
    )) !== null
  )
    return false;
  await requireSetUp(context, mutation, content.projectId);
  return true;
}

/** Refuses whoever may not do that in the project now. */
export async function requireSetUp(
  context: Context,
  mutation: 'uploadPlanFile' | 'setSenderLogo',
  projectId: string,
): Promise<void> {
  const member = await memberOf(context, projectId);
  if (member === null) throw new Refusal('NOT_FOUND');
  const project = await context.loaders.project.load(projectId);
  if (!mutationRoles(mutation).includes(member.role))
    throw new Refusal('FORBIDDEN', { project: project?.name ?? '' });
  if (project?.state === 'ARCHIVED')
    throw new Refusal('PROJECT_ARCHIVED', { project: project.name });
}
