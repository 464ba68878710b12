import { t } from '@lingui/core/macro';
import { textLimits } from '../../rules/limits';
import { cleanText, lengthOf } from '../../rules/text';
import { region } from '../ui/messages/region';

const limits = {
  title: textLimits.title,
  text: textLimits.long,
  viewName: textLimits.viewName,
} as const;

/** The sentence for what is too long; null if it is not. */
export function tooLong(text: string, kind: keyof typeof limits): string | null {
  const limit = limits[kind];
  const length = lengthOf(cleanText(text));
  if (length <= limit) return null;
  if (kind === 'viewName')
    return t`Names can have up to ${limit} characters; this one has ${length}.`;
  return kind === 'title'
    ? t`Titles can have up to ${limit} characters; this one has ${length}.`
    : t`This text can have up to ${limit.toLocaleString(region())} characters; it has ${length.toLocaleString(region())}.`;
}
