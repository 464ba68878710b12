import { t } from '@lingui/core/macro';
import type { Weekday } from '../../rules/days';
import { week } from '../../rules/schedules';

const labels: Readonly<Record<Weekday, string>> = {
  MONDAY: t`Mon`,
  TUESDAY: t`Tue`,
  WEDNESDAY: t`Wed`,
  THURSDAY: t`Thu`,
  FRIDAY: t`Fri`,
  SATURDAY: t`Sat`,
  SUNDAY: t`Sun`,
};

/** The days of the week, for a field with several answers. */
export const weekdayChoices = week.map((value) => ({ value, label: labels[value] }));
