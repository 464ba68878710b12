import { t } from '@lingui/core/macro';
import { textLimits } from '../../rules/limits';
import { cleanText, lengthOf } from '../../rules/text';
import { region } from '../ui/messages/region';

/** The sentence for a title or text that is too long; null if it is not. */
export function tooLong(text: string, kind: 'title' | 'text'): string | null {
  const limit = kind === 'title' ? textLimits.title : textLimits.long;
  const length = lengthOf(cleanText(text));
  if (length <= limit) return null;
  return kind === 'title'
    ? t`Titles can have up to ${limit} characters; this one has ${length}.`
    : t`This text can have up to ${limit.toLocaleString(region())} characters; it has ${length.toLocaleString(region())}.`;
}
