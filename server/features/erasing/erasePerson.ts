import type { MutationErasePersonArgs } from '../../../__generated__/server/resolvers';
import { isIndispensable } from '../../../rules/rights';
import { type Context, renewLoaders, requireViewer } from '../../context';
import { emptyLog, type Trx, writeTransaction } from '../../database/engine';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { inSteps } from '../../steps';
import type { SignedIn } from '../auth/sessionStore';
import { append, hashContent, type NewEvent, nextInChain } from '../journal/append';
import { lockProject } from '../journal/record';
import { eventsAt } from '../journal/store';
import type { RedactedFacts } from '../journal/verify';
import { clearHandovers, dropDrafts } from '../reports/handoverStore';
import { forgetKept } from '../bcf/store';
import { dropTableImports } from '../tablesIn/store';
import { forgetRecipient } from '../reports/mailStore';
import { dropReports } from '../reports/store';
import { passTurnsOf, reindexSnag, touchSnags } from '../snags/store';
import { endInvitationsOf, requireAnotherAdmin } from '../people/members';
import { clearTexts } from './clearTexts';
import {
  addressCutter,
  cutIn,
  endedLinksOf,
  identitiesOf,
  type Identity,
  type Looked,
  lookFurther,
  notLooked,
  projectsOf,
  valuesNaming,
} from './namedIn';

/**
 * Erases a person: name, e-mail, password, sessions and settings, and in the projects they are or
 * were in every text in which their e-mail stands, or their name as the one a snag was given to.
 * The same of whoever has their e-mail in a project that was imported. What they wrote and
 * photographed stays, by nobody's name. Reports of these projects go, and handovers that not all
 * have signed, because they say it too. Asked again it changes nothing.
 */
export async function erasePerson(
  context: Context,
  { input }: MutationErasePersonArgs,
): Promise<string> {
  const { services } = context;
  const viewer = requireViewer(context);
  const ended: string[] = [];
  const reports: string[] = [];
  const looked = await lookBefore(services, input.userId).finally(() => percents.delete(services));
  const concerned = await services.reserve.use(() =>
    writeTransaction(services.db, async (trx) => {
      const person = await trx
        .selectFrom('user')
        .selectAll()
        .where('id', '=', input.userId)
        .executeTakeFirst();
      if (person === undefined) throw new Refusal('NOT_FOUND');
      if (person.is_owner === 1) throw new Refusal('ERASE_OWNER');
      if (person.erased_at !== null) return [];
      const concerns = await Promise.all(
        (await identitiesOf(trx, person)).map(async (identity) => ({
          identity,
          in: await projectsOf(trx, identity),
        })),
      );
      const projectIds = [...new Set(concerns.flatMap((one) => one.in))].toSorted();
      const drafts = await dropDrafts(trx, projectIds, services.clock());
      const told = new Set<string>();
      for (const { identity, in: own } of concerns) {
        for (const projectId of own) {
          await eraseFrom(
            trx,
            { services, viewer },
            projectId,
            { ...identity, looked: looked.get(placeOf(projectId, identity)) },
            told.has(projectId) ? [] : drafts.idsOf(projectId),
          );
          told.add(projectId);
        }
        ended.push(...(await services.sessions.endAllOf(trx, identity.id)));
        await eraseAccount(trx, identity, services.clock());
      }
      await dropTableImports(trx, projectIds);
      await forgetKept(trx, { projectIds });
      reports.push(...(await dropReports(trx, projectIds)), ...drafts.keys);
      return projectIds;
    }),
  );
  await services.reports.discard(reports);
  await emptyLog(services.db);
  for (const sessionId of ended) services.sessionEnded(sessionId);
  renewLoaders(context);
  for (const projectId of concerned) services.wakeUps.wake(projectId);
  return input.userId;
}

/** Events that are looked through in some milliseconds. */
const eventsAtOnce = 2_000;

/** What was looked through is of this project, and for these e-mails. */
const placeOf = (projectId: string, { id, emails }: Identity): string =>
  [projectId, id, ...emails].join(' ');

/** Percent of the events looked through, of the erasure under way. */
const percents = new WeakMap<Services, number>();

export const erasing = (services: Services): number | null => percents.get(services) ?? null;

/** Looks through the journals in steps, so that only what comes meanwhile is left. */
async function lookBefore(
  services: Services,
  userId: string,
): Promise<ReadonlyMap<string, Looked>> {
  const { db } = services;
  const found = new Map<string, Looked>();
  const person = await db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const journals: { identity: Identity; projectId: string; last: number }[] = [];
  for (const identity of person === undefined ? [] : await identitiesOf(db, person)) {
    for (const projectId of await projectsOf(db, identity)) {
      const project = await db
        .selectFrom('project')
        .select('last_seq')
        .where('id', '=', projectId)
        .executeTakeFirst();
      journals.push({ identity, projectId, last: project?.last_seq ?? 0 });
    }
  }
  const all = journals.reduce((sum, { last }) => sum + last, 0);
  let before = 0;
  for (const { identity, projectId, last } of journals) {
    let looked = notLooked;
    await inSteps(async () => {
      const upTo = Math.min(last, looked.upTo + eventsAtOnce);
      looked = await lookFurther(db, projectId, identity, looked, upTo);
      percents.set(services, Math.floor((100 * (before + upTo)) / Math.max(1, all)));
      return upTo < last;
    });
    before += last;
    found.set(placeOf(projectId, identity), looked);
  }
  return found;
}

async function eraseFrom(
  trx: Trx,
  by: { services: Services; viewer: SignedIn },
  projectId: string,
  person: Identity & { looked: Looked | undefined },
  drafts: string[],
): Promise<void> {
  const member = await trx
    .selectFrom('member')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', person.id)
    .executeTakeFirst();
  if (member !== undefined) {
    await tell(trx, by, projectId, async (seq, now) => {
      if (isIndispensable(member)) await requireAnotherAdmin(trx, member);
      await trx.deleteFrom('member').where('id', '=', member.id).execute();
      await endInvitationsOf(trx, member, now);
      await passTurnsOf(trx, { projectId, userId: person.id, seq, actorId: by.viewer.userId });
      return { kind: 'MEMBER_REMOVED', subjectId: member.id, facts: { before: member } };
    });
  }
  const values = await valuesNaming(trx, projectId, person, person.looked);
  await tell(trx, by, projectId, () =>
    Promise.resolve({ kind: 'REDACTED', subjectId: person.id, redacts: { values, files: drafts } }),
  );
  await clearCopies(trx, projectId, person, values);
}

/**
 * Also erases what stands outside of the journal and in the search index: every text that people
 * write (database/writtenTexts.ts), if it has the e-mail in it.
 */
async function clearCopies(
  trx: Trx,
  projectId: string,
  { emails }: Identity,
  values: RedactedFacts['values'],
): Promise<void> {
  const told = await eventsAt(
    trx,
    projectId,
    values.map(([seq]) => seq),
  );
  await clearHandovers(
    trx,
    told.filter(({ kind }) => kind === 'HANDOVER_PREPARED').map((event) => event.subject_id),
  );
  const commented = new Set(values.flatMap(([seq, name]) => (name === 'comment' ? [seq] : [])));
  // Of the others the search index has nothing that was erased.
  const snagIds = new Set([
    ...told.filter(({ seq }) => commented.has(seq)).map((event) => event.snag_id),
    ...(await clearTexts(trx, projectId, addressCutter(emails))),
  ]);
  const others = told.map((event) => event.snag_id).filter((id) => id !== null && !snagIds.has(id));
  await touchSnags(
    trx,
    others.filter((id) => id !== null),
  );
  const project = await trx
    .selectFrom('project')
    .select('code')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  for (const snagId of snagIds) if (snagId !== null) await reindexSnag(trx, project, snagId);
}

/** Writes an event of the owner, who need not be a member. */
async function tell(
  trx: Trx,
  { services, viewer }: { services: Services; viewer: SignedIn },
  projectId: string,
  event: (seq: number, now: number) => Promise<NewEvent>,
): Promise<void> {
  const project = await lockProject(trx, projectId);
  const { now, previousHash } = await nextInChain(trx, project, services.clock);
  const moment = {
    seq: project.last_seq,
    now,
    previousHash,
    occurredAt: now,
    project,
    actor: { kind: viewer.kind, id: viewer.userId },
  };
  const content = {};
  await append(
    trx,
    moment,
    newId('event'),
    { content, contentHash: hashContent('erasePerson', content) },
    await event(moment.seq, now),
  );
}

/** What nobody needs any more. */
const ofPerson = [
  'password_link',
  'one_time_codes',
  'recovery_code',
  'sign_in_change',
  'passkey',
  'joined_sign_in',
  'mailing',
  'attention',
] as const;

/** The row stays, because events refer to it, without any personal data. */
async function eraseAccount(trx: Trx, { id, emails }: Identity, now: number): Promise<void> {
  // What is left of a session tells its device that somebody has ended it, so that the device
  // deletes what was sent from there. It is swept like any other.
  await trx.updateTable('session').set({ user_agent: '' }).where('user_id', '=', id).execute();
  await trx
    .deleteFrom('provider_session')
    .where('session_id', 'in', trx.selectFrom('session').select('id').where('user_id', '=', id))
    .execute();
  for (const table of ofPerson)
    await trx.deleteFrom<(typeof ofPerson)[number]>(table).where('user_id', '=', id).execute();
  await trx.deleteFrom('saved_view').where('owner_id', '=', id).execute();
  await trx
    .updateTable('company_link')
    .set({ name: '' })
    .where('id', 'in', endedLinksOf(trx, id))
    .execute();
  // Of somebody who came by a link, and of a key: what lets them in, and the name of the history.
  await trx.deleteFrom('api_key').where('user_id', '=', id).execute();
  await trx.deleteFrom('link_person').where('user_id', '=', id).execute();
  await trx.updateTable('named_actor').set({ name: '' }).where('id', '=', id).execute();
  await trx
    .updateTable('imported_person')
    .set({ email: '' })
    .where((eb) => eb.or([eb('user_id', '=', id), eb('email', 'in', emails)]))
    .execute();
  const cut = addressCutter(emails);
  await forgetRecipient(trx, { id, emails, cut: (value) => cutIn(value, cut) });
  await trx.deleteFrom('invitation').where('email', 'in', emails).execute();
  await trx.updateTable('company').set({ email: null }).where('email', 'in', emails).execute();
  await trx
    .updateTable('user')
    .set({ name: '', sort_key: '', email: `erased ${id}`, password_hash: '', erased_at: now })
    .where('id', '=', id)
    .execute();
}
