import { sql } from 'kysely';
import { checkedByOthers } from '../../../rules/moves';
import { unfinished } from '../../../rules/shown';
import { notLate, type WaitingPosition } from '../../../rules/waiting';
import { engineOf, type Handle } from '../../database/engine';
import type { ToldEventTable } from '../../database/journalTables';
import { noNews } from '../journal/store';
import type { SignedIn } from '../auth/sessionStore';
import {
  list,
  memberInspects,
  memberSees,
  memberSeesSnag,
  memberWorksForCompany,
} from '../../scope';

export interface WaitingPositionRow extends WaitingPosition {
  id: string;
  projectId: string;
  isNew: boolean;
}

/** New: the last event since the person's last visit was somebody else's. */
const isNews = sql<number>`snag.news_seq > coalesce(attention.seen_seq, 0) and snag.news_by <> member.user_id`;

/**
 * What waits for a person, one row more than `first` if there is a next page: in each project what
 * is overdue, the longest delay first, then what has waited longest. `days` are the days of the
 * projects. Ids alone: sorting whole rows would cost more than reading them.
 */
export async function pageOfWaiting(
  db: Handle,
  { userId, hasSecondFactor }: SignedIn,
  {
    first,
    after,
    days,
  }: { first: number; after: WaitingPosition | null; days: readonly ProjectDay[] },
): Promise<WaitingPositionRow[]> {
  const { rows } = await sql<Omit<WaitingPositionRow, 'isNew'> & { isNew: number }>`
    select snag.id, snag.project_id as "projectId", project.code, ${late(days)} as late, snag.waiting_since as since, snag.number, case when ${isNews} then 1 else 0 end as "isNew"
    ${fromActiveMembers} ${theirSnags(db)}
    where ${waits(db)} and member.user_id = ${userId} and ${hasSecondFactor ? sql`1 = 1` : sql`project.second_factor = 0`} and ${after === null ? sql`1 = 1` : behind(after, days)}
    order by project.code, late, snag.waiting_since, snag.number limit ${first + 1}`.execute(db);
  return rows.map((row) => ({ ...row, isNew: row.isNew === 1 }));
}

/** The current day in a project. */
export interface ProjectDay {
  projectId: string;
  day: string;
}

/** The statuses are those of rules/snag.ts, in which somebody still has to work on it. */
function late(days: readonly ProjectDay[]) {
  if (days.length === 0) return sql<string>`${notLate}`;
  const today = sql.join(
    days.map(({ projectId, day }) => sql`when ${projectId} then ${day}`),
    sql` `,
  );
  return sql<string>`case when snag.status in (${sql.join(unfinished)}) and snag.due_on < case snag.project_id ${today} end then snag.due_on else ${notLate} end`;
}

const behind = (
  position: WaitingPosition,
  days: readonly ProjectDay[],
) => sql`project.code >= ${position.code}
  and (project.code > ${position.code} or (${late(days)}, snag.waiting_since, snag.number) > (${position.late}, ${position.since}, ${position.number}))`;

/** Number of waiting snags with news in all projects, also for somebody who came by a link. */
export async function countAllNews(
  db: Handle,
  { userId, hasSecondFactor }: Pick<SignedIn, 'userId' | 'hasSecondFactor'>,
): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n ${fromActiveAdmitted} ${theirSnags(db)} where ${waits(db)} and member.user_id = ${userId} and ${hasSecondFactor ? sql`1 = 1` : sql`project.second_factor = 0`} and ${isNews}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Number of waiting snags with news, by project. */
export async function countNews(
  db: Handle,
  userId: string,
  projectIds: readonly string[],
): Promise<{ project_id: string; n: number }[]> {
  const { rows } = await sql<{
    project_id: string;
    n: number;
  }>`select member.project_id, count(*) as n
    ${fromActiveMembers} ${theirSnags(db)}
    where ${waits(db)} and member.user_id = ${userId} and member.project_id in (${sql.join(projectIds)}) and ${isNews}
    group by member.project_id`.execute(db);
  return rows;
}

/**
 * The last event of each snag, and how many others made since the person looked and since they did
 * something themselves.
 */
export async function lastEvents(
  db: Handle,
  userId: string,
  snagIds: readonly string[],
): Promise<Map<string, { event: ToldEventTable; fresh: number }>> {
  if (snagIds.length === 0) return new Map();
  const { rows } = await sql<
    ToldEventTable & { fresh: number }
  >`select told_event.*, told.fresh from told_event join (
      select snag_id, max(seq) as last, sum(case when actor_id is not null and actor_id <> ${userId}
        and seq > coalesce((select seen_seq from attention where user_id = ${userId} and attention.project_id = event.project_id), 0)
        and seq > coalesce((select max(own.seq) from event as own where own.snag_id = event.snag_id and own.actor_id = ${userId}), 0)
        then 1 else 0 end) as fresh
      from event where snag_id in (${sql.join(snagIds)}) and kind not in (${sql.join(noNews)}) group by snag_id
    ) as told on told.snag_id = told_event.snag_id and told.last = told_event.seq`.execute(db);
  return new Map(rows.map(({ fresh, ...event }) => [event.snag_id ?? '', { event, fresh }]));
}

/**
 * The projects of a person that are neither archived nor locked to them: where their journals stand
 * before anything else of the answer is read.
 */
export const activeProjectsOf = (db: Handle, { userId, hasSecondFactor }: SignedIn) =>
  db
    .selectFrom('project')
    .innerJoin('member', 'member.project_id', 'project.id')
    .selectAll('project')
    .where('member.user_id', '=', userId)
    .where(memberSees)
    .where('project.state', '=', 'ACTIVE')
    .$if(!hasSecondFactor, (query) => query.where('project.second_factor', '=', 0))
    .execute();

/**
 * The snags, read for each person: the other way round each snag would be compared with each
 * person. Only together with {@link waits}.
 */
export const theirSnags = (db: Handle) => engineOf(db).readNext(sql`snag`);

const turnsOf = [
  sql`member.user_id`,
  sql`case when ${memberWorksForCompany} then coalesce(member.company_id, '-') else '-' end`,
  sql`case when ${memberInspects} then 'INSPECTOR' else '-' end`,
];

/**
 * Which of those snags wait for the membership `member`. Found by the word of
 * features/snags/store.ts, along the index snag_turn; what a person may not see is left out
 * whatever that word says.
 */
export const waits = (db: Handle) => sql`snag.project_id = member.project_id
  and ${engineOf(db).oneOf('snag.turn', turnsOf)}
  and ${memberSeesSnag}
  and not (member.role in (${list(checkedByOthers.roles)}) and snag.status = ${sql.lit(checkedByOthers.status)} and coalesce(snag.fixed_by, '') = member.user_id)`;

const ofActiveProjects = sql`join project on project.id = member.project_id and project.state = 'ACTIVE'
  left join attention on attention.user_id = member.user_id and attention.project_id = member.project_id`;

/** The memberships of active projects, each with how far its person has come. */
export const fromActiveMembers = sql`from member ${ofActiveProjects}`;

/** The same with those who came by a link. */
export const fromActiveAdmitted = sql`from admitted as member ${ofActiveProjects}`;
