import type { Context } from '../../context';
import { engineOf } from '../../database/engine';
import type { ProjectTable } from '../../database/schema';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import type { Reader } from './listFilter';

/** The reader of a list, and the time. */
export async function readerOf(context: Context, projectId: string): Promise<Reader> {
  const member = await memberOf(context, projectId);
  if (member === null) throw new Refusal('NOT_FOUND');
  return {
    member,
    project: await projectOf(context, projectId),
    now: context.services.clock(),
    engine: engineOf(context.services.db),
    find: (words) => context.loaders.snagsWithWords.load({ projectId, words }),
  };
}

export async function projectOf(context: Context, projectId: string): Promise<ProjectTable> {
  const project = await context.loaders.project.load(projectId);
  if (project === null) throw new Refusal('NOT_FOUND');
  return project;
}
