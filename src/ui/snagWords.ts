import { t } from '@lingui/core/macro';
import { region } from './region';

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

export const titleLimit = 255;
export const textLimit = 4000;

/** The sentence for a title or text that is too long; null if it is not. */
export function tooLong(text: string, kind: 'title' | 'text'): string | null {
  const limit = kind === 'title' ? titleLimit : textLimit;
  const length = text.normalize('NFC').trim().length;
  if (length <= limit) return null;
  return kind === 'title'
    ? t`Titles can have up to ${limit} characters; this one has ${length}.`
    : t`This text can have up to ${limit.toLocaleString(region())} characters; it has ${length.toLocaleString(region())}.`;
}
