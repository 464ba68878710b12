import { projectLimits } from '../../../rules/limits';

export const priorities = ['low', 'medium', 'high', 'critical'] as const;
type DuePriority = (typeof priorities)[number];

/** The typed values. */
export type TypedDays = Readonly<Record<DuePriority, string>>;

export function typedDays({
  low,
  medium,
  high,
  critical,
}: Readonly<Record<DuePriority, number>>): TypedDays {
  return {
    low: String(low),
    medium: String(medium),
    high: String(high),
    critical: String(critical),
  };
}

/** Whether it is a number of days from 0 to 365. */
export const isDueDays = (typed: string): boolean =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= projectLimits.dueDays;

/** Null if a value is none. */
export function readDueDays(typed: TypedDays): Record<DuePriority, number> | null {
  if (!priorities.every((priority) => isDueDays(typed[priority]))) return null;
  return {
    low: Number(typed.low),
    medium: Number(typed.medium),
    high: Number(typed.high),
    critical: Number(typed.critical),
  };
}
