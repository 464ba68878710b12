import type { MutationMergeCompanyArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { type Handle, type Trx, writeMuch } from '../../database/engine';
import type { CompanyTable } from '../../database/schema';
import { addJob } from '../../jobs';
import { memberOf, mutationRoles } from '../../permissions';
import { Refusal, serverBusy } from '../../refusal';
import type { EventContext } from '../journal/append';
import { record, type Recorded, type WriteBefore } from '../journal/record';
import { endLinks, openLinkOf } from '../links/store';
import { changed } from '../people/members';
import { stopSchedulesNaming } from '../reports/scheduleStore';
import { nameInViews } from '../views/store';
import { type MergedFacts, removedCompany } from '../journal/mergedCompanies';
import { passTally } from './store';
import { tellAllMerged } from '../snags/tellMerged';
import { checkOffered } from '../journal/references';
import type { SessionStore } from '../auth/sessionStore';

interface Merging {
  trx: Trx;
  /** For the next event: its number, time and actor. */
  moment: EventContext;
  writeBefore: WriteBefore;
  sessions: SessionStore;
  from: CompanyTable;
  into: CompanyTable;
}

/**
 * Gives all that a company has to another one, each thing by the event that an admin's own change
 * of it would make, and removes it. Its link ends, so that nobody sees more by it than before.
 *
 * One transaction, short however many snags it has: their events follow in steps
 * (tellMerged.ts).
 */
export async function mergeCompany(
  context: Context,
  { input }: MutationMergeCompanyArgs,
): Promise<Recorded> {
  if (input.companyId === input.intoId) throw new Refusal('BAD_REQUEST', {}, 'intoId');
  const { services } = context;
  const ended: string[] = [];
  // What another merging gave to it says that first, so that none of its snags owes two events. Who
  // may not merge is refused below.
  const projectId = await projectOf(services.db, input.companyId);
  const member = await memberOf(context, projectId);
  if (member !== null && mutationRoles('mergeCompany').includes(member.role))
    await tellAllMerged(services, projectId);
  const recorded = await writeMuch(services.db, () =>
    record(
      context,
      {
        mutation: 'mergeCompany',
        input,
        content: input,
        projectOf: (trx) => projectOf(trx, input.companyId),
      },
      async (trx, moment, writeBefore) => {
        const { from, into } = await requireBoth(trx, moment, input);
        if (await passOnSnags(trx, from, into)) await addJob(trx, 'TELL_MERGED', moment.project.id);
        ended.push(
          ...(await passOnSetUp({
            trx,
            moment,
            writeBefore,
            sessions: services.sessions,
            from,
            into,
          })),
        );
        await trx.deleteFrom('company').where('id', '=', from.id).execute();
        // Without e-mail and phone: erasing a person with that e-mail would erase this content too,
        // and with it which company this one was merged into.
        const facts: MergedFacts = {
          before: { id: from.id, name: from.name },
          into: { id: into.id, name: into.name },
        };
        return {
          kind: 'COMPANY_REMOVED',
          subjectId: from.id,
          changes: [
            { field: 'name', from: from.name, to: null },
            { field: 'mergedInto', from: null, to: into.name },
          ],
          facts,
        };
      },
    ),
  );
  for (const sessionId of ended) services.sessionEnded(sessionId);
  services.jobs.wake('TELL_MERGED');
  return recorded;
}

async function projectOf(db: Handle, companyId: string): Promise<string> {
  const company = await db
    .selectFrom('company')
    .select('project_id')
    .where('id', '=', companyId)
    .executeTakeFirst();
  const projectId = company?.project_id ?? (await removedCompany(db, companyId))?.projectId;
  if (projectId === undefined) throw new Refusal('NOT_FOUND');
  return projectId;
}

async function requireBoth(
  trx: Trx,
  { project }: EventContext,
  { companyId, intoId }: MutationMergeCompanyArgs['input'],
): Promise<{ from: CompanyTable; into: CompanyTable }> {
  const from = await requireCompany(trx, project.id, companyId, 'companyId');
  const into = await requireCompany(trx, project.id, intoId, 'intoId');
  checkOffered('company', into, null, 'intoId');
  return { from, into };
}

async function requireCompany(
  trx: Trx,
  projectId: string,
  id: string,
  field: string,
): Promise<CompanyTable> {
  const company = await trx
    .selectFrom('company')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (company !== undefined) return company;
  const removed = await removedCompany(trx, id);
  if (removed?.projectId === projectId && removed.merged !== null)
    throw new Refusal(
      'COMPANY_MERGED',
      { company: removed.merged.before.name, into: removed.merged.into.name },
      field,
    );
  throw new Refusal('NOT_FOUND', {}, field);
}

/** All but the snags. Answers the sessions that end with the link. */
async function passOnSetUp(merging: Merging): Promise<string[]> {
  const { trx, moment, writeBefore, from, into } = merging;
  for (const member of await trx
    .selectFrom('member')
    .selectAll()
    .where('company_id', '=', from.id)
    .orderBy('id')
    .execute()) {
    const input = { memberId: member.id, role: member.role, companyId: into.id };
    merging.moment = await writeBefore('changeMember', [
      { content: input, write: (now) => changed(trx, now, member, input) },
    ]);
  }
  for (const table of ['acceptance', 'defect_notice'] as const)
    await trx
      .updateTable<'acceptance' | 'defect_notice'>(table)
      .set({ company_id: into.id })
      .where('company_id', '=', from.id)
      .execute();
  for (const { id, name } of await trx
    .updateTable('trade')
    .set({ default_company_id: into.id })
    .where('default_company_id', '=', from.id)
    .returning(['id', 'name'])
    .execute()) {
    merging.moment = await writeBefore('saveTrade', [
      {
        content: { id, name, defaultCompanyId: into.id },
        write: () =>
          Promise.resolve({
            kind: 'TRADE_SAVED',
            subjectId: id,
            changes: [{ field: 'name', from: null, to: name }],
          }),
      },
    ]);
  }
  // Whoever accepts one joins the company that stays.
  await trx
    .updateTable('invitation')
    .set({ company_id: into.id })
    .where('company_id', '=', from.id)
    .execute();
  await nameInViews(trx, moment.project.id, from.id, into.id);
  await stopSchedulesNaming(trx, moment.project.id, { from: from.id, into: into.id });
  // What they did stays theirs, and by a link of the company that stays they go on as who they are.
  await trx
    .updateTable('link_person')
    .set({ company_id: into.id })
    .where('company_id', '=', from.id)
    .execute();
  if ((await openLinkOf(trx, from.id, moment.now)) !== undefined) {
    merging.moment = await writeBefore('withdrawCompanyLink', [
      {
        content: { companyId: from.id },
        write: () => Promise.resolve({ kind: 'COMPANY_LINK_WITHDRAWN', subjectId: from.id }),
      },
    ]);
  }
  return endLinks(trx, merging.sessions, { company_id: from.id }, moment.now);
}

/**
 * All snags at once, for whoever reads; answers whether there are any. Those that wait for the
 * company wait for the other one.
 */
async function passOnSnags(trx: Trx, from: CompanyTable, into: CompanyTable): Promise<boolean> {
  const owed = await trx
    .selectFrom('snag')
    .select('id')
    .where('company_id', '=', from.id)
    .where('merged_from', 'is not', null)
    .executeTakeFirst();
  if (owed !== undefined) throw serverBusy();
  const { numUpdatedRows } = await trx
    .updateTable('snag')
    .set((eb) => ({
      company_id: into.id,
      merged_from: from.id,
      turn: eb.case('turn').when(from.id).then(into.id).else(eb.ref('turn')).end(),
    }))
    .where('company_id', '=', from.id)
    .executeTakeFirstOrThrow();
  await passTally(trx, from, into);
  return numUpdatedRows > 0n;
}
