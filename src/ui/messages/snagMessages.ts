import { t } from '@lingui/core/macro';

/** Labels of the types of snags. */
export const typeLabels = {
  DEFECT: t`Defect`,
  UNFINISHED: t`Unfinished`,
  DAMAGE: t`Damage`,
  OTHER: t`Other`,
} as const;
export const priorityLabels = {
  LOW: t`Low`,
  MEDIUM: t`Medium`,
  HIGH: t`High`,
  CRITICAL: t`Critical`,
} as const;
export const roleLabels = {
  ADMIN: t`Admin`,
  INSPECTOR: t`Inspector`,
  TRADE: t`Trade`,
  VIEWER: t`Viewer`,
} as const;

/** What of its company's works had been accepted before a snag was raised. */
export const acceptedLabels = {
  ALL: t`After acceptance`,
  PART: t`After partial acceptance`,
} as const;

/** Values and labels in order, for a `Choice`. */
export function choicesOf<Value extends string>(
  labels: Record<Value, string>,
): { value: Value; label: string }[] {
  // Object.entries widens the type of the keys.
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
