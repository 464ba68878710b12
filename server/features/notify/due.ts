import { setImmediate } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { engineOf, type Handle } from '../../database/engine';
import type { Database, SnagStatus, SnagType } from '../../database/schema';
import type { Language } from '../../../rules/languages';
import { unfinished } from '../../../rules/shown';
import { settings } from '../../settings';
import { list } from '../../scope';
import { fromActiveMembers, theirSnags, waits } from './store';

/** A recipient. */
export interface Addressee {
  userId: string;
  name: string;
  email: string;
  language: Language;
}

export const addressees = async (db: Handle, ids: readonly string[]): Promise<Addressee[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('user')
        .where('id', 'in', ids)
        .where('erased_at', 'is', null)
        .select(['id as userId', 'name', 'email', 'language'])
        .orderBy('id')
        .execute();

/** A snag in a mail. */
export interface MailSnag {
  id: string;
  number: number;
  title: string;
  type: SnagType;
  status: SnagStatus;
  dueOn: string | null;
  place: string | null;
  trade: string | null;
  projectId: string;
  code: string;
  project: string;
  timeZone: string;
  /** Where the project's journal stood when this was read. */
  lastSeq: number;
  /** What made it wait, who did that and what they said. */
  kind: string;
  actorId: string | null;
  comment: string | null;
  at: number;
}

/**
 * A notification channel to a person: a mail to them, or a message to one of their
 * devices.
 */
export interface NotificationChannel {
  /**
   * The memberships that it tells of, as `member`, of projects that are not archived, with how far
   * the person has come.
   */
  from: RawBuilder<unknown>;
  /** Up to which event of the membership's project it has sent, or need not send. */
  toldUpTo: RawBuilder<number>;
}

const byMail: NotificationChannel = {
  from: fromActiveMembers,
  toldUpTo: sql`coalesce(attention.mailed_seq, 0)`,
};

/**
 * Snags that began to wait because of somebody else since the person last looked or got a message,
 * and are unchanged since. `news_seq` is never less than `turn_seq`, and is in the index.
 */
function cameToWait({ toldUpTo }: NotificationChannel): RawBuilder<unknown> {
  const since = sql`(case when coalesce(attention.seen_seq, 0) > ${toldUpTo} then attention.seen_seq else ${toldUpTo} end)`;
  return sql`snag.news_seq > ${since} and snag.turn_seq > ${since} and coalesce(turned.actor_id, '') <> member.user_id and snag.news_by <> member.user_id`;
}

/**
 * The event that made it their turn. Read for each snag, as the snags are read for each person
 * ({@link theirSnags}). Only together with {@link isTurn}.
 */
const theirTurn = (db: Handle) => engineOf(db).readNext(sql`event as turned`);
const isTurn = sql`turned.project_id = snag.project_id and turned.seq = snag.turn_seq`;

/**
 * Who gets a mail now about what waits: some of it has waited long enough, and the last mail is
 * long enough ago. Runs every minute, so people who want no mail are left out first. Runs person by
 * person and yields to the event loop in between: many snags may be new to many people. A clock
 * that was put back must not silence anybody.
 */
export async function whoIsWaitedFor(db: Kysely<Database>, now: number): Promise<Addressee[]> {
  const { rows: people } =
    await sql<Addressee>`select distinct "user".id as "userId", "user".name, "user".email, "user".language
    ${fromActiveMembers} left join mailing on mailing.user_id = member.user_id join "user" on "user".id = member.user_id
    where coalesce(mailing.waiting, 1) = 1 and (coalesce(mailing.sent_at, 0) <= ${now - settings.mail.gap} or mailing.sent_at > ${now})`.execute(
      db,
    );
  const settled = await settledUpTo(db, now, settings.mail.settle);
  const waitedFor: Addressee[] = [];
  for (const person of people)
    if (await hasNews(db, person.userId, byMail, settled)) waitedFor.push(person);
  return waitedFor;
}

/** Whether something waits for a person that a message of this channel is due for. */
export async function hasNews(
  db: Handle,
  userId: string,
  channel: NotificationChannel,
  settled: RawBuilder<number>,
): Promise<boolean> {
  await setImmediate();
  const { rows } = await sql`select snag.id ${channel.from} ${theirSnags(db)} ${theirTurn(db)}
    where member.user_id = ${userId} and ${waits(db)} and ${isTurn} and ${cameToWait(channel)} and snag.turn_seq <= ${settled} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * The number up to which the journal of `project` was written `settle` ms ago. Times seldom go back
 * from one number to the next, so few looks find it; asked of each snag that waits, the same would
 * read all of their events for each person while much is new. What a wrong clock has recorded in the
 * future is not waited for.
 */
export async function settledUpTo(
  db: Handle,
  now: number,
  settle: number,
): Promise<RawBuilder<number>> {
  const then = now - settle;
  const { rows: going } = await sql<{
    id: string;
    last: number;
  }>`select project.id, project.last_seq as last from project join event on event.project_id = project.id and event.seq = project.last_seq
    where project.state = 'ACTIVE' and event.recorded_at > ${then} and event.recorded_at <= ${now + settle}`.execute(
    db,
  );
  if (going.length === 0) return sql`project.last_seq`;
  const bounds = [];
  for (const { id, last } of going)
    bounds.push(
      sql`when ${id} then ${await lastBefore(db, id, { last, then, until: now + settle })}`,
    );
  return sql`case member.project_id ${sql.join(bounds, sql` `)} else project.last_seq end`;
}

/** The number of the last event that was recorded by `then`; 0 if there is none. */
async function lastBefore(
  db: Handle,
  projectId: string,
  { last, then, until }: { last: number; then: number; until: number },
): Promise<number> {
  let [from, to] = [0, last];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    const event = await db
      .selectFrom('event')
      .select(['seq', 'recorded_at'])
      .where('project_id', '=', projectId)
      .where('seq', '<=', middle)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (event === undefined || event.recorded_at <= then || event.recorded_at > until)
      from = middle;
    else to = event.seq - 1;
  }
  return from;
}

/** What a message to a person has, by project, the newest first. */
export async function whatWaits(db: Handle, userId: string, channel = byMail): Promise<MailSnag[]> {
  return (await tell(db, userId, cameToWait(channel), channel.from).execute(db)).rows;
}

/**
 * What is overdue and waits for a person, in each project before its own day; the longest overdue
 * first.
 */
export async function whatIsOverdue(
  db: Handle,
  userId: string,
  days: readonly { projectId: string; day: string }[],
): Promise<MailSnag[]> {
  const late = days.map(
    ({ projectId, day }) => sql`(snag.project_id = ${projectId} and snag.due_on < ${day})`,
  );
  const { rows } = await tell(
    db,
    userId,
    sql`snag.status in (${list(unfinished)}) and (${sql.join(late, sql` or `)})`,
  ).execute(db);
  return rows.toSorted(
    (one, other) =>
      compare(one.code, other.code) ||
      compare(one.dueOn ?? '', other.dueOn ?? '') ||
      one.number - other.number,
  );
}

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

const tell = (
  db: Handle,
  userId: string,
  which: RawBuilder<unknown>,
  from = fromActiveMembers,
) => sql<MailSnag>`select snag.id, snag.number, snag.title, snag.type, snag.status,
    snag.due_on as "dueOn", coalesce(location.path, case when plan.removed_at is null then plan.name end) as place, trade.name as trade, project.id as "projectId", project.code, project.name as project,
    project.time_zone as "timeZone", project.last_seq as "lastSeq", turned.kind, turned.actor_id as "actorId", said.value as comment, turned.recorded_at as at
  ${from} ${theirSnags(db)} ${theirTurn(db)}
  left join event_value as said on said.project_id = turned.project_id and said.seq = turned.seq and said.name = 'comment'
  left join location on location.id = snag.location_id left join plan on plan.id = snag.plan_id left join trade on trade.id = snag.trade_id
  where ${waits(db)} and ${isTurn} and member.user_id = ${userId} and ${which}
  order by project.code, snag.turn_seq desc, snag.number desc`;

/** The projects where it is the hour of the digest on a working day. */
export const activeProjects = (db: Handle) =>
  db
    .selectFrom('project')
    .select(['id', 'time_zone', 'working_days'])
    .where('state', '=', 'ACTIVE')
    .execute();

/** The people without this day's digest of these projects. */
export async function whoHasNoDigest(
  db: Handle,
  day: string,
  projectIds: readonly string[],
): Promise<(Addressee & { projectId: string })[]> {
  const { rows } = await sql<
    Addressee & { projectId: string }
  >`select "user".id as "userId", "user".name, "user".email, "user".language, member.project_id as "projectId"
    ${fromActiveMembers} join "user" on "user".id = member.user_id left join mailing on mailing.user_id = member.user_id
    where member.project_id in (${sql.join(projectIds)}) and coalesce(mailing.digest, 1) = 1 and coalesce(attention.digest_on, '') < ${day}`.execute(
    db,
  );
  return rows;
}

/** Notes what a mail about waiting snags covered. */
export async function noteMailed(
  db: Handle,
  { userId, at, upTo }: { userId: string; at: number; upTo: ReadonlyMap<string, number> },
): Promise<void> {
  for (const [projectId, seq] of upTo) {
    await db
      .insertInto('attention')
      .values({ user_id: userId, project_id: projectId, mailed_seq: seq })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'project_id']).doUpdateSet({ mailed_seq: seq }),
      )
      .execute();
  }
  await db
    .insertInto('mailing')
    .values({ user_id: userId, sent_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sent_at: at }))
    .execute();
}

/** Notes that a person has had the digest of these days. */
export async function noteDigest(
  db: Handle,
  userId: string,
  days: readonly { projectId: string; day: string }[],
): Promise<void> {
  for (const { projectId, day } of days) {
    await db
      .insertInto('attention')
      .values({ user_id: userId, project_id: projectId, digest_on: day })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'project_id']).doUpdateSet({ digest_on: day }),
      )
      .execute();
  }
}
