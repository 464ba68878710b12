import type { MutationSetProjectStateArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { Change } from '../journal/append';
import { type Recorded, record } from '../journal/record';

/** Archives a project, or brings it back: the one thing that can be done in an archived one. */
export function setProjectState(context: Context, { input }: MutationSetProjectStateArgs): Promise<Recorded> {
  return record(
    context,
    { mutation: 'setProjectState', input, content: input, projectOf: () => Promise.resolve(input.projectId), inArchived: true },
    async (trx, { project, now }) => {
      await trx.updateTable('project').set({ state: input.state, archived_at: input.state === 'ACTIVE' ? null : (project.archived_at ?? now) }).where('id', '=', project.id).execute();
      const changes: Change[] = project.state === input.state ? [] : [{ field: 'state', from: project.state, to: input.state }];
      return { kind: 'PROJECT_EDITED', subjectId: project.id, changes };
    },
  );
}
