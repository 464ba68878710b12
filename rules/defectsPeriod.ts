import { dayAfter } from './days';

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

/** The parts of the works for which a contract has a length of its own. */
export const worksParts = [
  'BUILDING',
  'FIRE_CONTACT',
  'INDUSTRIAL_FIRE',
  'UNMAINTAINED_MACHINES',
] as const;
export type WorksPart = (typeof worksParts)[number];

/** At most 30 years, the longest that may be agreed by § 202(2) BGB (2002). */
export const mostOf: Readonly<Record<PeriodUnit, number>> = { YEARS: 30, MONTHS: 360, WEEKS: 1560 };

const years = (count: number): PeriodLength => ({ count, unit: 'YEARS' });

/**
 * What a contract says where nothing else was agreed; null where it leaves that to the parties.
 *
 * - VOB/B (2016) § 13(4) no. 1: four years for buildings, two for parts of furnaces that fire
 *   touches, one for those of industrial furnaces; no. 2: two for parts of machines whose upkeep the
 *   client did not give to the contractor.
 * - BGB (2018) § 634a(1) no. 2: five years for a building.
 * - JCT SBC/Q (2016), contract particulars to clause 2.38: six months if none is stated.
 * - NEC4 ECC (2017), contract data part one: the defects date is so many weeks after completion;
 *   there is none if none is stated, and 52 are common.
 */
export const usualLengths: Readonly<
  Record<DefectsBasis, Readonly<Partial<Record<WorksPart, PeriodLength>>>>
> = {
  VOB_B: {
    BUILDING: years(4),
    FIRE_CONTACT: years(2),
    INDUSTRIAL_FIRE: years(1),
    UNMAINTAINED_MACHINES: years(2),
  },
  BGB: { BUILDING: years(5) },
  JCT: { BUILDING: { count: 6, unit: 'MONTHS' } },
  NEC: { BUILDING: { count: 52, unit: 'WEEKS' } },
  OTHER: {},
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

/** What an end follows from. */
export type PeriodReason =
  /** The acceptance, and the length that was agreed. */
  | 'ACCEPTANCE'
  /** A notice of the defect in writing: VOB/B (2016) § 13(5) no. 1 sentence 2. */
  | 'NOTICE'
  /** The acceptance of what was done about it: VOB/B (2016) § 13(5) no. 1 sentence 3. */
  | 'REMEDY';

export interface PeriodEnd {
  readonly endsOn: string;
  readonly reason: PeriodReason;
  /** The day that the end is counted from: of the acceptance, the receipt or the remedy. */
  readonly countedFrom: string;
}

export interface AcceptedWork extends PeriodLength {
  readonly basis: DefectsBasis;
  readonly acceptedOn: string;
}

/** The regular period of what was accepted. */
export const regularEnd = (work: AcceptedWork): PeriodEnd => ({
  endsOn: lastDayOf(work.acceptedOn, work),
  reason: 'ACCEPTANCE',
  countedFrom: work.acceptedOn,
});

/** Two years of their own, whatever else was agreed: VOB/B (2016) § 13(5) no. 1. */
const ownYears = years(2);

/**
 * The period of one defect. Under VOB/B the first notice that is received in the regular period,
 * and the acceptance of each remedy, set off two years of their own, which never end before the
 * regular period. Under the others a notice changes nothing.
 *
 * @param notices Days on which a notice of this defect was received.
 * @param remedies Days on which what was done about it was accepted.
 */
export function endForDefect(
  work: AcceptedWork,
  notices: readonly string[],
  remedies: readonly string[],
): PeriodEnd {
  const regular = regularEnd(work);
  if (work.basis !== 'VOB_B') return regular;
  const inTime = (day: string, until: string): boolean => day > work.acceptedOn && day <= until;
  let end = regular;
  const extend = (reason: PeriodReason, countedFrom: string): void => {
    const endsOn = lastDayOf(countedFrom, ownYears);
    if (endsOn > end.endsOn) end = { endsOn, reason, countedFrom };
  };
  const [first] = notices.filter((day) => inTime(day, regular.endsOn)).toSorted();
  if (first !== undefined) extend('NOTICE', first);
  for (const day of remedies.toSorted()) if (inTime(day, end.endsOn)) extend('REMEDY', day);
  return end;
}

/** Days before the end on which the admins are told by mail; also the width of "ends soon". */
export const periodWarnings = [180, 90, 30, 7] as const;

/** The warning that is due on a day: the smallest that is at least as far from the end; or null. */
export const warningOn = (today: string, endsOn: string): number | null =>
  today > endsOn
    ? null
    : (periodWarnings.toReversed().find((days) => dayAfter(today, days) >= endsOn) ?? null);
