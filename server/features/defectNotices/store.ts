import {
  type DefectNoticeKind,
  isOwedBy,
  isToCheckOf,
  type NoticeBasis,
  nextNumber,
  noticeState,
  type NoticeState,
  readsNotice,
} from '../../../rules/defectNotices';
import { dayIn } from '../../../rules/days';
import { may } from '../../../rules/rights';
import type { Language } from '../../../rules/languages';
import type { Handle } from '../../database/engine';
import type { DefectNoticeMailTable, DefectNoticeTable } from '../../database/defectNoticeTables';
import type { MemberTable, ProjectTable } from '../../database/schema';

export const noticeById = (db: Handle, id: string): Promise<DefectNoticeTable | undefined> =>
  db.selectFrom('defect_notice').selectAll().where('id', '=', id).executeTakeFirst();

export const seesNotice = (
  member: MemberTable | null,
  { company_id: companyId }: Pick<DefectNoticeTable, 'company_id'>,
): boolean =>
  member !== null && readsNotice({ role: member.role, companyId: member.company_id }, companyId);

/** Whether a member may read its PDF. An amount in it is for its company and who sees amounts. */
export const opensNotice = (
  member: MemberTable | null,
  notice: Pick<DefectNoticeTable, 'company_id' | 'amount_shown'>,
): boolean =>
  seesNotice(member, notice) &&
  (notice.amount_shown === 0 ||
    may(member, 'seeAmounts') ||
    member?.company_id === notice.company_id);

/** Those that a member reads, the newest first. */
export async function noticesFor(
  db: Handle,
  member: MemberTable | null,
): Promise<DefectNoticeTable[]> {
  if (member === null) return [];
  const rows = await db
    .selectFrom('defect_notice')
    .selectAll()
    .where('project_id', '=', member.project_id)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.filter((row) => seesNotice(member, row));
}

/** Those that a person sent with a deadline before a day, in projects that are not archived. */
export const passedBy = (
  db: Handle,
  userId: string,
  before: string,
): Promise<DefectNoticeTable[]> =>
  db
    .selectFrom('defect_notice')
    .innerJoin('project', 'project.id', 'defect_notice.project_id')
    .selectAll('defect_notice')
    .where('sent_by', '=', userId)
    .where('deadline_on', '<', before)
    .where('project.state', '=', 'ACTIVE')
    .orderBy('deadline_on')
    .orderBy('defect_notice.id')
    .execute();

export async function nextNumberOf(db: Handle, companyId: string): Promise<number> {
  const rows = await db
    .selectFrom('defect_notice')
    .select('number')
    .where('company_id', '=', companyId)
    // One that withdraws another has that one's number.
    .where('kind', '!=', 'WITHDRAWAL')
    .execute();
  return nextNumber(rows.map(({ number }) => number));
}

/** What became of a notice until now. */
export interface NoticeProgress {
  id: string;
  /** How many of its snags the company still owes. */
  owed: number;
  /** How many the company reported fixed and nobody has checked. */
  toCheck: number;
  snags: number;
  /** The kinds of the notices that name it and were not withdrawn. */
  followedBy: DefectNoticeKind[];
}

export async function progressOf(
  db: Handle,
  noticeIds: readonly string[],
): Promise<NoticeProgress[]> {
  const notices = await db
    .selectFrom('defect_notice')
    .select(['id', 'company_id', 'snag_ids'])
    .where('id', 'in', noticeIds)
    .execute();
  const snags = new Map(
    (await snagsById(db, [...new Set(notices.flatMap(snagIdsOf))])).map((row) => [row.id, row]),
  );
  const followers = await db
    .selectFrom('defect_notice')
    .select(['previous_id', 'kind'])
    .where('previous_id', 'in', noticeIds)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('defect_notice as later')
            .select('later.id')
            .whereRef('later.previous_id', '=', 'defect_notice.id')
            .where('later.kind', '=', 'WITHDRAWAL'),
        ),
      ),
    )
    .execute();
  return notices.map((notice) => {
    const ids = snagIdsOf(notice);
    const count = (is: typeof isOwedBy): number =>
      ids.filter((id) => {
        const snag = snags.get(id);
        return snag !== undefined && is(notice.company_id, snag);
      }).length;
    return {
      id: notice.id,
      owed: count(isOwedBy),
      toCheck: count(isToCheckOf),
      snags: ids.length,
      followedBy: followers.flatMap((each) => (each.previous_id === notice.id ? [each.kind] : [])),
    };
  });
}

/** As features/defectNotices/send.ts stores them. */
export const snagIdsOf = ({ snag_ids: ids }: Pick<DefectNoticeTable, 'snag_ids'>): string[] =>
  JSON.parse(ids) as string[];

/** By their number; so many at a time that every engine takes the query. */
export async function snagsById(db: Handle, ids: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) =>
    ids.slice(part * atOnce, (part + 1) * atOnce),
  );
  const rows = await Promise.all(
    parts.map((part) =>
      db
        .selectFrom('snag')
        .select(['id', 'number', 'project_id', 'company_id as companyId', 'status'])
        .where('id', 'in', part)
        .execute(),
    ),
  );
  return rows.flat().toSorted((one, other) => one.number - other.number);
}
const atOnce = 5_000;

export const stateOf = (
  { deadline_on: deadlineOn }: Pick<DefectNoticeTable, 'deadline_on'>,
  { owed, followedBy }: NoticeProgress,
  { time_zone: timeZone }: Pick<ProjectTable, 'time_zone'>,
  now: number,
): NoticeState => noticeState({ deadlineOn, owed, followedBy }, dayIn(timeZone, now));

/** The snags of a notice that its company still owes, by their number. */
export const owedSnagsOf = async (db: Handle, notice: DefectNoticeTable): Promise<string[]> =>
  (await snagsById(db, snagIdsOf(notice)))
    .filter((row) => isOwedBy(notice.company_id, row))
    .map((row) => row.id);

export const mailsOf = (
  db: Handle,
  noticeIds: readonly string[],
): Promise<DefectNoticeMailTable[]> =>
  db
    .selectFrom('defect_notice_mail')
    .selectAll()
    .where('notice_id', 'in', noticeIds)
    .orderBy('id')
    .execute();

interface TextOf {
  projectId: string;
  kind: DefectNoticeKind;
  basis: NoticeBasis;
  language: Language;
}

/** The text that a project keeps for such notices, or undefined. */
export const keptText = (db: Handle, { projectId, kind, basis, language }: TextOf) =>
  db
    .selectFrom('notice_text')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('basis', '=', basis)
    .where('language', '=', language)
    .executeTakeFirst();

/** Which of these keys of files a notice has. */
export async function knownNoticeKeys(db: Handle, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('defect_notice')
    .select('file_key')
    .where('file_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ file_key: key }) => key ?? ''));
}

/** The files of notices that are to be deleted with their project. */
export const filesOfNotices = async (db: Handle, projectId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('defect_notice')
      .select('file_key')
      .where('project_id', '=', projectId)
      .execute()
  ).flatMap(({ file_key: key }) => key ?? []);
