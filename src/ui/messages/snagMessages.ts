import { t } from '@lingui/core/macro';

/** The words of what a snag can be, the same wherever one is chosen or shown. */
export const typeWords = { DEFECT: t`Defect`, UNFINISHED: t`Unfinished`, DAMAGE: t`Damage`, OTHER: t`Other` } as const;
export const priorityWords = { LOW: t`Low`, MEDIUM: t`Medium`, HIGH: t`High`, CRITICAL: t`Critical` } as const;
export const roleWords = { ADMIN: t`Admin`, INSPECTOR: t`Inspector`, TRADE: t`Trade`, VIEWER: t`Viewer` } as const;

export type SnagTypeWord = keyof typeof typeWords;
export type PriorityWord = keyof typeof priorityWords;
export type RoleWord = keyof typeof roleWords;

/** Value and word of each, in order, for a `Choice`. */
export function choicesOf<Value extends string>(words: Record<Value, string>): { value: Value; label: string }[] {
  // Object.entries forgets the type of the keys.
  return (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
