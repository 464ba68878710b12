import { select, t } from '@lingui/core/macro';
import type { Since } from '../ui/messages/sinceMessages';

export const messages = {
  company: t`Company`,
  open: t({ message: 'Open', context: 'button' }),
  archived: (name: string) => t`${name} (archived)`,
  leave: t`Leave`,
  stay: t`Stay here`,
  newVersion: t`A new version is ready. Unsent work stays on this device.`,
  reload: t`Reload`,
  /** For whom a snag waits, and since when. */
  waits: {
    ASSIGNMENT: ({ since, then }: Since) =>
      t`Waiting for a company ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
    ANSWER: ({ since, then }: Since) =>
      t`Waiting for an answer ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
    CHECK: ({ since, then }: Since) =>
      t`Waiting for a check ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
    COMPANY: ({ since, then }: Since) =>
      t`Waiting for the company ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
  },
  waitsFor:
    (company: string) =>
    ({ since, then }: Since) =>
      t`Waiting for ${company} ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
};
