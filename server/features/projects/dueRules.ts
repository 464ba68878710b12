import { projectLimits } from '../../../rules/limits';
import { Refusal } from '../../refusal';
import type { Weekday } from '../../../rules/days';
import type { DueDays } from '../../../rules/due';

export const defaultWorkingDays: readonly Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];

/** Working days until a snag is due: the rule is asked when a snag is raised, and changes nothing of those that were. */
export function checkDueDays({ low, medium, high, critical }: DueDays): DueDays {
  const limit = projectLimits.dueDays;
  for (const days of [low, medium, high, critical]) if (days < 0 || days > limit) throw new Refusal('DUE_DAYS_INVALID', { limit }, 'dueDays');
  return { low, medium, high, critical };
}

/** Each once, in the order of the week. */
export function checkWorkingDays(days: readonly Weekday[]): Weekday[] {
  if (days.length === 0) throw new Refusal('WORKING_DAYS_REQUIRED', {}, 'workingDays');
  return [...defaultWorkingDays, 'SATURDAY' as const, 'SUNDAY' as const].filter((day) => days.includes(day));
}
