import { plural, t } from '@lingui/core/macro';
import type { narrowings } from '../../domain/filters';

export const activeMessages = {
  title: t`Filters`,
  view: t`View`,
  changed: (view: string) => t`${view}, changed`,
  names: {
    snags: t`Selection`,
    status: t`Status`,
    type: t`Type`,
    at: t`Only at`,
    trade: t`Trade`,
    company: t`Company`,
    location: t`Location`,
    onPlan: t`Plan`,
    priority: t`Priority`,
    person: t`Person`,
    due: t`Due`,
    from: t`Raised from`,
    to: t`Raised to`,
  } satisfies Record<(typeof narrowings)[number], string>,
  selected: (count: number) => plural(count, { one: '# snag', other: '# snags' }),
  end: t`Remove filter`,
  clear: t`Clear`,
};
