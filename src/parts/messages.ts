import { select, t } from '@lingui/core/macro';
import type { Since } from '../ui/messages/sinceMessages';

export const messages = {
  company: t`Company`,
  open: t({ message: 'Open', context: 'button' }),
  archived: (name: string) => t`${name} (archived)`,
  leave: t`Leave`,
  stay: t`Stay here`,
  newVersion: t`A new version is ready. What waits to be sent stays on this device.`,
  reload: t`Reload`,
  /** For whom a snag waits: a whole sentence with since when, and a short form for lists. */
  waits: {
    ASSIGNMENT: {
      waiting: t`Waiting for somebody to be assigned`,
      since: ({ since, then }: Since) =>
        t`Waiting for somebody to be assigned ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
      brief: t`nobody assigned`,
    },
    ANSWER: {
      waiting: t`Waiting for an answer`,
      since: ({ since, then }: Since) =>
        t`Waiting for an answer ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
      brief: t`to be answered`,
    },
    CHECK: {
      waiting: t`Waiting for a check`,
      since: ({ since, then }: Since) =>
        t`Waiting for a check ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
      brief: t`to be checked`,
    },
    COMPANY: {
      waiting: t`Waiting for the company`,
      since: ({ since, then }: Since) =>
        t`Waiting for the company ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
      brief: t`the company`,
    },
  },
  waitsFor: (company: string) => ({
    waiting: t`Waiting for ${company}`,
    since: ({ since, then }: Since) =>
      t`Waiting for ${company} ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
    brief: company,
  }),
};
