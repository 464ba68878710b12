import { sql } from 'kysely';
import { checkedByOthers } from '../../../rules/moves';
import { list, memberInspects, memberSeesSnag, memberWorksForCompany } from '../snags/scope';

/** All snags, after whoever is asked about: in the other order SQLite would try each snag with each person. Only together with {@link waits}. */
export const crossSnags = sql`cross join snag`;

/**
 * Which of those snags wait for the membership `member`. Found by the word of features/snags/turn.ts, along the index snag_turn; what a person
 * may not see is left out whatever that word says.
 */
export const waits = sql`snag.project_id = member.project_id
  and snag.turn in (member.user_id,
    case when ${memberWorksForCompany} then coalesce(member.company_id, '-') else '-' end,
    case when ${memberInspects} then 'INSPECTOR' else '-' end)
  and ${memberSeesSnag}
  and not (member.role in (${list(checkedByOthers.roles)}) and snag.status = ${sql.lit(checkedByOthers.status)} and coalesce(snag.fixed_by, '') = member.user_id)`;

/** The memberships of active projects, each with how far its person has come. */
export const fromActiveMembers = sql`from member
  join project on project.id = member.project_id and project.state = 'ACTIVE'
  left join attention on attention.user_id = member.user_id and attention.project_id = member.project_id`;
