import { addWorkingDays, isDay, type Weekday } from './days';
import { isInScope, scopeOf } from './scope';
import { unfinished } from './shown';
import type { Member, SnagStatus } from './snag';

// Notices of defects to one company: what they are, how they are numbered, and what is still to
// come of one. The device offers by this, the server decides by it. Nothing here is legal advice.

/** BEFORE and AFTER acceptance; SECOND: once the deadline of one of these has passed. */
export const noticeKinds = ['BEFORE', 'AFTER', 'SECOND', 'WITHDRAWAL'] as const;
export type DefectNoticeKind = (typeof noticeKinds)[number];

/** What the company owes it by. OWN: as the text says. */
export const noticeBases = ['VOB_4_7', 'VOB_13_5', 'BGB', 'JCT', 'NEC', 'OWN'] as const;
export type NoticeBasis = (typeof noticeBases)[number];

/** LINK: the company finds it behind its link. PRINT: on paper, which whoever sends it sees to. */
export const noticeWays = ['MAIL', 'LINK', 'PRINT'] as const;
export type NoticeWay = (typeof noticeWays)[number];

export const noticeLimits = {
  /** Snags of one notice. */
  snags: 500,
  /** Snags above which its photos are small, so that it can still be mailed and printed. */
  largePhotos: 50,
  /** Characters of its text. */
  text: 4_000,
  /** Working days until the deadline that is proposed. */
  workingDays: 10,
} as const;

/** VOB/B (2016) § 4(7) is of works that were not accepted yet, § 13(5) of those that were. */
const basesOfOther: Readonly<Record<'BEFORE' | 'AFTER', NoticeBasis>> = {
  BEFORE: 'VOB_13_5',
  AFTER: 'VOB_4_7',
};

export const basesFor = (kind: DefectNoticeKind): readonly NoticeBasis[] =>
  kind === 'BEFORE' || kind === 'AFTER'
    ? noticeBases.filter((basis) => basis !== basesOfOther[kind])
    : noticeBases;

export const needsDeadline = (kind: DefectNoticeKind): boolean => kind !== 'WITHDRAWAL';
export const needsPrevious = (kind: DefectNoticeKind): boolean =>
  kind === 'SECOND' || kind === 'WITHDRAWAL';

/** Each company's are counted from 1; after companies were merged, on from the highest of both. */
export const nextNumber = (numbers: readonly number[]): number => Math.max(0, ...numbers) + 1;

/** By the site's working days. `today` in the project's time zone. */
export const usualDeadline = (today: string, worked: readonly Weekday[]): string =>
  addWorkingDays(today, noticeLimits.workingDays, worked);

/** The company must have a day at least. */
export const isDeadlineTooEarly = (deadlineOn: string, today: string): boolean =>
  deadlineOn <= today;

/** A notice can be received from the day on which it is sent. */
export const isReceiptDay = (day: string, sentOn: string, today: string): boolean =>
  isDay(day) && day >= sentOn && day <= today;

interface OfCompany {
  readonly companyId: string | null;
  readonly status: SnagStatus;
}

/**
 * Whether a snag can stand in a notice to this company, and whether it is still open with it. One
 * that the company disputes is: it was not remedied. One that it reported fixed is not.
 */
export const isOwedBy = (companyId: string, snag: OfCompany): boolean =>
  snag.companyId === companyId && unfinished.includes(snag.status);

/** Whether the company reported it fixed, so that it is to be checked before anything is said. */
export const isToCheckOf = (companyId: string, snag: OfCompany): boolean =>
  snag.companyId === companyId && snag.status === 'FIXED';

/**
 * RUNNING: its deadline is to come. PASSED: it waits for whoever sent it. FOLLOWED: by a second
 * notice. DONE: none of its snags is open with the company any more, or it withdraws another one.
 */
export type NoticeState = 'RUNNING' | 'PASSED' | 'FOLLOWED' | 'DONE' | 'WITHDRAWN';

export function noticeState(
  {
    deadlineOn,
    owed,
    followedBy,
  }: {
    /** Null of a withdrawal. */
    readonly deadlineOn: string | null;
    /** How many of its snags {@link isOwedBy} the company. */
    readonly owed: number;
    /** The kinds of the notices that name it and were not withdrawn. */
    readonly followedBy: readonly DefectNoticeKind[];
  },
  today: string,
): NoticeState {
  if (followedBy.includes('WITHDRAWAL')) return 'WITHDRAWN';
  if (deadlineOn === null || owed === 0) return 'DONE';
  if (followedBy.includes('SECOND')) return 'FOLLOWED';
  return deadlineOn < today ? 'PASSED' : 'RUNNING';
}

/**
 * What can be sent after a notice. Also one whose snags went elsewhere can be withdrawn: it may have
 * gone to the wrong company.
 */
export const mayFollow = (
  next: DefectNoticeKind,
  { kind, state }: { readonly kind: DefectNoticeKind; readonly state: NoticeState },
): boolean =>
  next === 'SECOND'
    ? state === 'PASSED'
    : next === 'WITHDRAWAL' && kind !== 'WITHDRAWAL' && state !== 'WITHDRAWN';

/** Whoever sees the whole list sees all, and a company those that are for it. */
export const readsNotice = (member: Member, companyId: string): boolean =>
  isInScope(scopeOf(member), { companyId, locationId: null });
