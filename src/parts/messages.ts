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
  line: {
    live: '',
    polling: '',
    connecting: '',
    reconnecting: t`Reconnecting`,
    offline: t`Offline`,
    answer: t`No answer from the server`,
    unsent: t`Still sending`,
    unread: t`Unsent work could not be read`,
  },
  unsent: (things: number) => t`${things} unsent`,
};
