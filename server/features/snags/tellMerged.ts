import type { Clock } from '../../clock';
import { type Trx, writeBeside, writeMuch } from '../../database/engine';
import { newId } from '../../ids';
import type { Worker } from '../../jobs';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { inSteps } from '../../steps';
import { appendAll, hashContent, nextInChain, rowsOf, theServer } from '../journal/append';
import { holdProject, lockProject } from '../journal/record';
import { afterEdit } from './afterEdit';
import { requireSnag } from './requireSnag';
import { passTurns, updateMerged } from './store';
import { removedCompany } from '../journal/mergedCompanies';

// A merging gives all snags to the other company at once, and owes each of them the event that says
// so: by whoever merged, as an edit of the snag. They are written some at a time.

type Needed = Pick<Services, 'db' | 'clock' | 'jobs' | 'wakeUps'>;

/** Writes what mergings owe, one project after the other. */
export function startTellingMerged({ db, clock, jobs, wakeUps }: Needed): Worker {
  return jobs.work('TELL_MERGED', {
    async run(lease, closing) {
      const projectId = lease.subjectId;
      const step = () =>
        writeBeside(db, async (trx) => {
          const isMore = await tellMerged(trx, clock, projectId);
          // A merging that comes now waits until this is written, and adds the job anew.
          if (!isMore) await lease.done(trx);
          return isMore;
        }).finally(() => wakeUps.wake(projectId));
      // Nobody waits for it.
      await writeMuch(db, () => inSteps(step, { closing, rest: 3 }));
    },
    failed: (lease) => lease.done(db),
  });
}

/** All that is owed in a project. */
export const tellAllMerged = (
  { db, clock }: Pick<Needed, 'db' | 'clock'>,
  projectId: string,
): Promise<void> => inSteps(() => writeBeside(db, (trx) => tellMerged(trx, clock, projectId)));

/**
 * The project of a snag about which something is recorded in this transaction. The merging that
 * gave it to its company was before, and says so first.
 */
export async function projectOfSnag(trx: Trx, clock: Clock, snagId: string): Promise<string> {
  const { project_id } = await requireSnag(trx, snagId);
  await tellMerged(trx, clock, project_id, snagId);
  return project_id;
}

/** Some of the project, or this one snag; answers whether there may be more. */
export async function tellMerged(
  trx: Trx,
  clock: Clock,
  projectId: string,
  snagId?: string,
): Promise<boolean> {
  await holdProject(trx, projectId);
  const snags = await owed(trx, projectId, snagId);
  if (snags.length === 0) return false;
  const project = await lockProject(trx, projectId, snags.length);
  const first = project.last_seq - snags.length + 1;
  const { now, previousHash } = await nextInChain(trx, { ...project, last_seq: first }, clock);
  const removals = new Map<string, Awaited<ReturnType<typeof removedCompany>>>();
  const appended: ReturnType<typeof rowsOf>[] = [];
  for (const [index, snag] of snags.entries()) {
    const from = snag.merged_from ?? '';
    if (!removals.has(from)) removals.set(from, await removedCompany(trx, from));
    const { by = theServer, merged = null } = removals.get(from) ?? {};
    const moment = {
      project,
      actor: by,
      viewer: { userId: by.id ?? '' },
      seq: first + index,
      now,
      occurredAt: now,
      previousHash: appended.at(-1)?.row.hash ?? previousHash,
    };
    const { next, event } = afterEdit(
      moment,
      { ...snag, company_id: from },
      {
        asked: { companyId: snag.company_id },
        now: {
          company: merged?.before,
          assignee: { id: snag.assignee_id ?? '', name: snag.assignee_name ?? '' },
        },
        names: { company: { id: snag.company_id ?? '', name: snag.company_name ?? '' } },
        assignee: snag.role === null ? null : { role: snag.role, companyId: snag.works_for },
        planId: null,
      },
    );
    await updateMerged(trx, moment, next);
    const eventId = newId('event');
    const content = { eventId, occurredAt: now, snagId: snag.id, companyId: snag.company_id };
    const sent = { content, contentHash: hashContent('editSnag', content) };
    appended.push(rowsOf(moment, eventId, sent, event));
  }
  await appendAll(trx, appended);
  await passTurns(
    trx,
    snags.map(({ id }) => id),
  );
  return true;
}

/** With who is assigned to them, and their membership if they have one. */
const owed = (trx: Trx, projectId: string, snagId: string | undefined) =>
  trx
    .selectFrom('snag')
    .leftJoin('company', 'company.id', 'snag.company_id')
    .leftJoin('member', (join) =>
      join
        .onRef('member.project_id', '=', 'snag.project_id')
        .onRef('member.user_id', '=', 'snag.assignee_id'),
    )
    .leftJoin('user', 'user.id', 'member.user_id')
    .selectAll('snag')
    .select([
      'company.name as company_name',
      'member.role',
      'member.company_id as works_for',
      'user.name as assignee_name',
    ])
    .where('snag.project_id', '=', projectId)
    .where('snag.merged_from', 'is not', null)
    .$if(snagId !== undefined, (query) => query.where('snag.id', '=', snagId ?? ''))
    .orderBy('snag.merged_from')
    .orderBy('snag.number')
    .limit(settings.mergedAtOnce)
    .execute();
