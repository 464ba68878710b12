import { select, t } from '@lingui/core/macro';
import type { Since } from '../ui/messages/sinceMessages';

/** What is not said before the list is there. */
export const laterMessages = {
  company: t`Company`,
  open: t({ message: 'Open', context: 'button' }),
  archived: (name: string) => t`${name} (archived)`,
  leave: t`Leave`,
  stay: t`Stay here`,
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
  /** Within a line of facts, without since when. */
  waitsWithin: {
    ASSIGNMENT: t`no company yet`,
    ANSWER: t`waiting for an answer`,
    CHECK: t`waiting for a check`,
    COMPANY: t`waiting for the company`,
  },
  waitsForWithin: (company: string) => t`waiting for ${company}`,
  waitsFor:
    (company: string) =>
    ({ since, then }: Since) =>
      t`Waiting for ${company} ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
  /** What was done with a message, before “by Anna Keller, Tuesday”. */
  said: (kind: string) =>
    t`${select(kind, {
      SNAG_SENT_BACK: 'Sent back',
      SNAG_ANSWERED: 'Answered',
      SNAG_REOPENED: 'Reopened',
      SNAG_RESTORED: 'Restored',
      SNAG_DISPUTED: 'Disputed',
      other: 'Fixed',
    })}`,
  saidBy: (name: string, { since, then }: Since) =>
    t`by ${name}, ${select(since, { yesterday: 'yesterday', other: `${then}` })}`,
  quoted: (value: string) => t`“${value}”`,
};
