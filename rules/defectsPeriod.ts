import { dayAfter, daysBetween } from './days';

// Until when defects can be claimed. Days are YYYY-MM-DD in the project's time zone; a period ends
// with its last day. Nothing here is legal advice: it counts what the project says was agreed.

/** What the period was agreed by. OTHER: the contract's own text. */
export const defectsBases = ['VOB_B', 'BGB', 'JCT', 'NEC', 'OTHER'] as const;
export type DefectsBasis = (typeof defectsBases)[number];

export const periodUnits = ['YEARS', 'MONTHS', 'WEEKS'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

export interface PeriodLength {
  readonly count: number;
  readonly unit: PeriodUnit;
}

/** At most 30 years, the longest that may be agreed by § 202(2) BGB (2002). */
export const mostOf: Readonly<Record<PeriodUnit, number>> = { YEARS: 30, MONTHS: 360, WEEKS: 1560 };

/**
 * What a contract says for a building where nothing else was agreed; null where it leaves that to
 * the parties.
 *
 * - VOB/B (2016) § 13(4) no. 1: four years.
 * - BGB (2018) § 634a(1) no. 2: five years.
 * - JCT SBC/Q (2016), contract particulars to clause 2.38: six months if none is stated.
 * - NEC4 ECC (2017), contract data part one: the defects date is so many weeks after completion;
 *   there is none if none is stated, and 52 are common.
 */
export const usualLengths: Readonly<Record<DefectsBasis, PeriodLength | null>> = {
  VOB_B: { count: 4, unit: 'YEARS' },
  BGB: { count: 5, unit: 'YEARS' },
  JCT: { count: 6, unit: 'MONTHS' },
  NEC: { count: 52, unit: 'WEEKS' },
  OTHER: null,
};

export const isPeriodLength = ({ count, unit }: PeriodLength): boolean =>
  Number.isInteger(count) && count >= 1 && count <= mostOf[unit];

/**
 * The last day of a period that a day sets off. That day does not count, and months and years end
 * with the day of the same number, or with the last of a month that has no such day: §§ 187(1),
 * 188(2) and (3) BGB (2002); for England Dodds v Walker [1981] 1 WLR 1027. A Sunday or holiday at
 * the end does not lengthen it here, although § 193 BGB may: who looks early loses nothing.
 */
export function lastDayOf(from: string, { count, unit }: PeriodLength): string {
  if (unit === 'WEEKS') return dayAfter(from, count * 7);
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const months = year * 12 + (month - 1) + count * (unit === 'YEARS' ? 12 : 1);
  const [ofYear, ofMonth] = [Math.floor(months / 12), months % 12];
  const longest = new Date(Date.UTC(ofYear, ofMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(ofYear, ofMonth, Math.min(day, longest))).toISOString().slice(0, 10);
}

/** Days before the end on which the admins are told by mail. */
export const periodWarnings = [180, 90, 30, 7] as const;

/** A period that ends within so many days is listed first. */
export const endsSoonDays = 90;

/** The warning that is due on a day: the last whose day has come; null before all, and afterwards. */
export function warningOn(today: string, endsOn: string): number | null {
  const left = daysBetween(today, endsOn);
  return left < 0 ? null : (periodWarnings.findLast((days) => left <= days) ?? null);
}

/** Which of the ends of one acceptance, the regular one and own ones, is next; if all are over, the last. */
export function nextEnd(today: string, ends: readonly string[]): string {
  const sorted = ends.toSorted();
  return sorted.find((end) => end >= today) ?? sorted.at(-1) ?? today;
}

/** What was accepted, and by what its period is counted. */
export interface AcceptedWork extends PeriodLength {
  readonly basis: DefectsBasis;
  readonly acceptedOn: string;
}

/** The end of the two years that one defect has of its own. */
export interface OwnEnd {
  readonly endsOn: string;
  /**
   * NOTICE of the defect in writing: VOB/B (2016) § 13(5) no. 1 sentence 2. REMEDY: the acceptance
   * of what was done about it: sentence 3.
   */
  readonly reason: 'NOTICE' | 'REMEDY';
  /** The day that it is counted from: of the receipt, or of the acceptance of the remedy. */
  readonly countedFrom: string;
}

/** Whatever else was agreed: VOB/B (2016) § 13(5) no. 1. */
const ownYears: PeriodLength = { count: 2, unit: 'YEARS' };

/**
 * The own period of one defect; null where the regular one holds. Under VOB/B the first notice that
 * is received in the regular period, and the acceptance of each remedy, set off two years of their
 * own, which never end before the regular period. Under the others a notice changes nothing.
 *
 * @param notices Days on which a notice of this defect was received.
 * @param remedies Days on which what was done about it was accepted.
 */
export function ownEndOf(
  work: AcceptedWork,
  notices: readonly string[],
  remedies: readonly string[],
): OwnEnd | null {
  if (work.basis !== 'VOB_B') return null;
  const regular = lastDayOf(work.acceptedOn, work);
  let end: OwnEnd | null = null;
  const endsOn = (): string => end?.endsOn ?? regular;
  const inTime = (day: string, until: string): boolean => day > work.acceptedOn && day <= until;
  const extend = (reason: OwnEnd['reason'], countedFrom: string): void => {
    const next = lastDayOf(countedFrom, ownYears);
    if (next > endsOn()) end = { endsOn: next, reason, countedFrom };
  };
  const [first] = notices.filter((day) => inTime(day, regular)).toSorted();
  if (first !== undefined) extend('NOTICE', first);
  for (const day of remedies.toSorted()) if (inTime(day, endsOn())) extend('REMEDY', day);
  return end;
}
