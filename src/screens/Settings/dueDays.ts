import { projectLimits } from '../../../rules/limits';

const priorities = ['low', 'medium', 'high', 'critical'] as const;
type DuePriority = (typeof priorities)[number];

/** The typed values. */
export type TypedDays = Readonly<Record<DuePriority, string>>;

export function typedDays({ low, medium, high, critical }: Readonly<Record<DuePriority, number>>): TypedDays {
  return { low: String(low), medium: String(medium), high: String(high), critical: String(critical) };
}

/** Null if a value is no number of days from 0 to 365. */
export function readDueDays(typed: TypedDays): Record<DuePriority, number> | null {
  if (priorities.some((priority) => !/^\d{1,3}$/.test(typed[priority].trim()) || Number(typed[priority]) > projectLimits.dueDays)) return null;
  return { low: Number(typed.low), medium: Number(typed.medium), high: Number(typed.high), critical: Number(typed.critical) };
}
