import type { MutationMergeCompanyArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { CompanyTable, Role, SnagTable } from '../../database/schema';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { inSteps } from '../../steps';
import type { EventContext, NewEvent } from '../journal/append';
import { record, type Recorded, type WriteBefore } from '../journal/record';
import { endLinks, openLinkOf } from '../links/store';
import { changed } from '../people/members';
import { stopSchedulesNaming } from '../reports/scheduleStore';
import { afterEdit } from '../snags/edit';
import { passTurns, updateCompany } from '../snags/store';
import { nameInViews } from '../views/store';
import { type MergedFacts, removedCompany } from '../journal/mergedCompanies';
import { snagsOf } from './store';
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
 * One transaction. Only of more snags than fit into one some are passed on before, in transactions
 * of their own: then the first takes people, trades and link along. A request stops after some of
 * them and says how many snags are left; the same event sent again, or another merging of the same
 * two, goes on. Until then the company is there with what is left.
 */
export async function mergeCompany(
  context: Context,
  { input }: MutationMergeCompanyArgs,
): Promise<{ recorded: Recorded | null; left: number }> {
  if (input.companyId === input.intoId) throw new Refusal('BAD_REQUEST', {}, 'intoId');
  const { db, clock } = context.services;
  const { snagsAtOnce, stepsOfRequest } = settings.companyMerge;
  let left = await snagsOf(db, input.companyId);
  let steps = 0;
  const isMore = () => left > snagsAtOnce && steps < stepsOfRequest;
  const step = async (): Promise<boolean> => {
    // Done as if it was sent now: an earlier time of the device would lose to later edits of the
    // same snags.
    const now = { ...input, eventId: newId('event'), occurredAt: clock(), seen: null };
    await merge(context, now, passOnSome(snagsAtOnce)).catch((error: unknown) =>
      isFinished(error) ? undefined : Promise.reject(error),
    );
    left = await snagsOf(db, input.companyId);
    steps += 1;
    return isMore();
  };
  if (isMore()) await inSteps(step);
  if (left > snagsAtOnce) return { recorded: null, left };
  return { recorded: await merge(context, input, passOnRest), left: 0 };
}

/**
 * Other requests have passed on the rest meanwhile, which may be the same one, sent before: its
 * last event says that.
 */
const isFinished = (error: unknown): boolean =>
  error instanceof Refusal &&
  error.code === 'COMPANY_MERGED' &&
  error.extensions.field === 'companyId';

async function merge(
  context: Context,
  input: MutationMergeCompanyArgs['input'],
  work: (merging: Merging) => Promise<NewEvent>,
): Promise<Recorded> {
  const ended: string[] = [];
  const recorded = await record(
    context,
    {
      mutation: 'mergeCompany',
      input,
      content: input,
      projectOf: (trx) => projectOf(trx, input.companyId),
    },
    async (trx, moment, writeBefore) => {
      const { from, into } = await requireBoth(trx, moment, input);
      const { sessions } = context.services;
      const merging = { trx, moment, writeBefore, sessions, from, into };
      ended.push(...(await passOnSetUp(merging)));
      return work(merging);
    },
  );
  for (const sessionId of ended) context.services.sessionEnded(sessionId);
  return recorded;
}

async function projectOf(trx: Trx, companyId: string): Promise<string> {
  const company = await trx
    .selectFrom('company')
    .select('project_id')
    .where('id', '=', companyId)
    .executeTakeFirst();
  const projectId = company?.project_id ?? (await removedCompany(trx, companyId))?.projectId;
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

/**
 * All but the snags. People first: whoever a snag is assigned to keeps it when it goes to their
 * company. Answers the sessions that end with the link.
 */
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
  await stopSchedulesNaming(trx, moment.project.id, from.id);
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

/** As many snags as one transaction takes. The last is the event that is recorded. */
const passOnSome =
  (most: number) =>
  async (merging: Merging): Promise<NewEvent> => {
    const snags = await snagsToPass(merging, most);
    const last = snags.pop();
    if (last === undefined)
      throw new Refusal(
        'COMPANY_MERGED',
        { company: merging.from.name, into: merging.into.name },
        'companyId',
      );
    await passOn(merging, snags);
    const { trx, moment, into } = merging;
    const event = await given(merging, moment, last);
    await passTurns(trx, [last.id]);
    // What was sent names the company that goes.
    return { ...event, facts: { ...event.facts, companyId: into.id } };
  };

async function passOnRest(merging: Merging): Promise<NewEvent> {
  const { trx, from, into } = merging;
  await passOn(merging, await snagsToPass(merging));
  await trx.deleteFrom('company').where('id', '=', from.id).execute();
  // Without e-mail and phone: erasing a person with that e-mail would erase this content too, and
  // with it which company this one was merged into.
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
}

type Passed = SnagTable & {
  /** The assignee's membership, if they have one. */
  role: Role | null;
  works_for: string | null;
  assignee_name: string | null;
};

/** With those who are assigned to them; at most so many. */
const snagsToPass = ({ trx, from }: Merging, most?: number): Promise<Passed[]> =>
  trx
    .selectFrom('snag')
    .leftJoin('member', (join) =>
      join
        .onRef('member.project_id', '=', 'snag.project_id')
        .onRef('member.user_id', '=', 'snag.assignee_id'),
    )
    .leftJoin('user', 'user.id', 'member.user_id')
    .selectAll('snag')
    .select(['member.role', 'member.company_id as works_for', 'user.name as assignee_name'])
    .where('snag.company_id', '=', from.id)
    .orderBy('snag.number')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();

async function passOn(merging: Merging, snags: readonly Passed[]): Promise<void> {
  const { trx, moment, writeBefore } = merging;
  merging.moment = await writeBefore(
    'editSnag',
    snags.map((snag) => ({
      content: giving(snag, merging, moment.now),
      write: (now) => given(merging, now, snag),
    })),
  );
  await passTurns(
    trx,
    snags.map(({ id }) => id),
  );
}

async function given(
  { trx, from, into }: Merging,
  moment: EventContext,
  { role, works_for, assignee_name, ...snag }: Passed,
): Promise<NewEvent> {
  const { next, event } = afterEdit(moment, snag, {
    asked: { companyId: into.id },
    now: {
      company: from,
      assignee: { id: snag.assignee_id ?? '', name: assignee_name ?? '' },
    },
    names: { company: into },
    assignee: role === null ? null : { role, companyId: works_for },
    planId: null,
  });
  await updateCompany(trx, moment, next);
  return event;
}

/** What an edit of the snag's company says. */
const giving = ({ id }: SnagTable, { into }: Merging, occurredAt: number) => ({
  eventId: newId('event'),
  occurredAt,
  snagId: id,
  companyId: into.id,
});
