import { t } from '@lingui/core/macro';

/** Labels of the types of snags. */
export const typeWords = { DEFECT: t`Defect`, UNFINISHED: t`Unfinished`, DAMAGE: t`Damage`, OTHER: t`Other` } as const;
export const priorityWords = { LOW: t`Low`, MEDIUM: t`Medium`, HIGH: t`High`, CRITICAL: t`Critical` } as const;
export const roleWords = { ADMIN: t`Admin`, INSPECTOR: t`Inspector`, TRADE: t`Trade`, VIEWER: t`Viewer` } as const;

export type SnagTypeWord = keyof typeof typeWords;
export type PriorityWord = keyof typeof priorityWords;
export type RoleWord = keyof typeof roleWords;

/** Values and labels in order, for a `Choice`. */
export function choicesOf<Value extends string>(words: Record<Value, string>): { value: Value; label: string }[] {
  // Object.entries widens the type of the keys.
  return (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
