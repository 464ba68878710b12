import { plural, select, t } from '@lingui/core/macro';
import type { Since } from '../../ui/messages/sinceMessages';

/** Texts that only the signal's panel shows; its code is loaded late. */
export const panelMessages = {
  /** Shown for states that should pass by themselves. */
  since: {
    connecting: ({ since, then }: Since) =>
      t`Connecting ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
    reconnecting: ({ since, then }: Since) =>
      t`Reconnecting ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
    offline: ({ since, then }: Since) =>
      t`Offline ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
    answer: ({ since, then }: Since) =>
      t`No answer from the server ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
    unsent: ({ since, then }: Since) =>
      t`Still sending ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
    unread: ({ since, then }: Since) =>
      t`Unsent work could not be read ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
  },
  follows: t`Changes by others appear at once.`,
  blocked: t`Live updates are blocked on this network.`,
  fresh: (when: string) => t`List last updated: ${when}.`,
  neverFresh: t`The list has not loaded yet.`,
  notRead: t`Unsent work on this device could not be read yet. It is retried automatically; until then we can’t tell whether everything is sent.`,
  photosOf: (size: string) => t`Photos: ${size}.`,
  safe: t`Safe on this device, and sent automatically.`,
  toGo: (snag: string, things: string) => t`${snag}, still to send: ${things}`,
  toGoNow: (snag: string, things: string, percent: number) =>
    t`${snag}, still to send: ${things} (sending, ${percent} %)`,
  /** `why`: a sentence. */
  problemOf: (snags: string, why: string) => t`${snags}: ${why}`,
  more: (snags: number) => plural(snags, { one: 'and # more snag', other: 'and # more snags' }),
  refusedTitle: t`Not accepted by the server`,
  openOutbox: t`Open the outbox`,
};
