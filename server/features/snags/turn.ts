import { type Expression, type SqlBool, sql } from 'kysely';
import { statusesOfTurn } from '../../../rules/shown';
import type { Handle } from '../../database/engine';
import { list, memberSeesSnag } from './scope';

/**
 * Who has to act next on a snag, as one text for an index: the assignee while they are a member who sees it; else the company that
 * fixes it. Used only to find what waits for a person; visibility is checked separately.
 */
const turn = sql<string>`case
  when status in (${list(statusesOfTurn('INSPECTOR'))}) then 'INSPECTOR'
  when status not in (${list(statusesOfTurn('WORK'))}) then ''
  when exists (select 1 from member where member.project_id = snag.project_id and member.user_id = snag.assignee_id
    and ${memberSeesSnag}) then assignee_id
  else coalesce(company_id, '') end`;

/** After the event `seq` changed a snag. */
export async function passTurn(db: Handle, seq: number, snagId: string): Promise<void> {
  await db.updateTable('snag').set({ turn, turn_seq: seq }).where('id', '=', snagId).where(turnsOver()).execute();
}

/** After the event `seq` changed a membership: the person's assigned snags then wait for their company, or for them again. */
export async function passTurnsOf(db: Handle, { seq, actorId, ...whom }: { seq: number; actorId: string; projectId: string; userId: string }): Promise<void> {
  await db
    .updateTable('snag')
    .set({ turn, turn_seq: seq, news_seq: seq, news_by: actorId })
    .where('project_id', '=', whom.projectId)
    .where('assignee_id', '=', whom.userId)
    .where(turnsOver())
    .execute();
}

const turnsOver = (): Expression<SqlBool> => sql<SqlBool>`turn <> ${turn}`;
