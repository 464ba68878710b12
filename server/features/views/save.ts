import type {
  MutationRemoveViewArgs,
  MutationSaveViewArgs,
} from '../../../__generated__/server/resolvers';
import { sortKey } from '../../../rules/sortKeys';
import { nameKey } from '../../../rules/text';
import { projectLimits, textLimits } from '../../../rules/limits';
import { type Context, renewLoaders, requireViewer } from '../../context';
import { type Trx, writeTransaction } from '../../database/engine';
import type { MemberTable, ProjectTable } from '../../database/schema';
import type { SavedViewTable } from '../../database/personTables';
import { checkId } from '../../ids';
import { memberOf, mutationRoles } from '../../permissions';
import { may } from '../../../rules/rights';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { memberWithRole } from '../journal/record';
import { keptSearch, namedPlan } from './search';
import { changesView, countViews, sharesView, viewById } from './store';

// A saved view is a setting of the person and not a change of the project: it makes no event, and
// an archived project has views too. Each mutation can be repeated.

/** Makes a view, or changes what is given of it. */
export async function saveView(context: Context, { input }: MutationSaveViewArgs): Promise<void> {
  const id = checkId(input.id, 'view', 'id');
  if ((await memberOf(context, input.projectId)) === null) throw new Refusal('NOT_FOUND');
  const plan =
    input.search == null ? null : await namedPlan(context, input.projectId, input.search);
  await writeTransaction(context.services.db, async (trx) => {
    const { project, member } = await requireProject(context, trx, 'saveView', input.projectId);
    const known = await viewById(trx, id);
    if (known !== undefined && (known.project_id !== project.id || !sharesView(member, known)))
      throw new Refusal('ID_TAKEN');
    if (known !== undefined && !changesView(member, known))
      throw new Refusal('FORBIDDEN', { project: project.name });
    const name = cleanName(input.name ?? known?.name, 'name', 'name', textLimits.viewName);
    const shared = input.shared == null ? (known?.shared ?? 0) : Number(input.shared);
    if (shared === 1 && known?.shared !== 1 && !may(member, 'shareViews'))
      throw new Refusal('FORBIDDEN', { project: project.name }, 'shared');
    const owner_id = known?.owner_id ?? member.user_id;
    await checkName(trx, { id, project_id: project.id, owner_id, name });
    const search =
      input.search == null ? known?.search : await keptSearch(trx, project.id, input.search, plan);
    if (search === undefined) throw new Refusal('BAD_REQUEST', {}, 'search');
    const fields = { name, name_key: nameKey(name), sort_key: sortKey(name), shared, search };
    if (known !== undefined) {
      await trx.updateTable('saved_view').set(fields).where('id', '=', id).execute();
      return;
    }
    if ((await countViews(trx, project.id, owner_id)) >= projectLimits.viewsPerPerson) {
      throw new Refusal('LIMIT_REACHED', {
        project: project.name,
        limit: projectLimits.viewsPerPerson,
        things: 'views',
      });
    }
    await trx
      .insertInto('saved_view')
      .values({ id, project_id: project.id, owner_id, ...fields })
      .execute();
  });
  renewLoaders(context);
}

/** Removes a view. One that does not exist, or is not shared with the person, counts as removed. */
export async function removeView(
  context: Context,
  { input }: MutationRemoveViewArgs,
): Promise<void> {
  await writeTransaction(context.services.db, async (trx) => {
    const { project, member } = await requireProject(context, trx, 'removeView', input.projectId);
    const known = await viewById(trx, input.id);
    if (known === undefined || known.project_id !== project.id || !sharesView(member, known))
      return;
    if (!changesView(member, known)) throw new Refusal('FORBIDDEN', { project: project.name });
    await trx.deleteFrom('saved_view').where('id', '=', known.id).execute();
  });
  renewLoaders(context);
}

async function requireProject(
  context: Context,
  trx: Trx,
  mutation: 'saveView' | 'removeView',
  projectId: string,
): Promise<{ project: ProjectTable; member: MemberTable }> {
  const project = await trx
    .selectFrom('project')
    .selectAll()
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (project === undefined) throw new Refusal('NOT_FOUND');
  return {
    project,
    member: await memberWithRole(trx, project, requireViewer(context), mutationRoles(mutation)),
  };
}

async function checkName(
  trx: Trx,
  {
    id,
    project_id,
    owner_id,
    name,
  }: Pick<SavedViewTable, 'id' | 'project_id' | 'owner_id' | 'name'>,
): Promise<void> {
  const same = await trx
    .selectFrom('saved_view')
    .select('id')
    .where('project_id', '=', project_id)
    .where('owner_id', '=', owner_id)
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (same !== undefined) throw new Refusal('CODE_TAKEN', { code: name, thing: 'view' }, 'name');
}
