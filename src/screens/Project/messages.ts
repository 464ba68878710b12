import { plural, select, t } from '@lingui/core/macro';
import { checkedEvery } from '../../app/context';
import type { Since } from '../../ui/messages/sinceMessages';

export const messages = {
  skipToList: t`Skip to the list`,
  skipTo: {
    list: t`Skip to what there is to do`,
    snag: t`Skip to the snag`,
    new: t`Skip to the form`,
    check: t`Skip to the queue`,
    plans: t`Skip to the plans`,
    reports: t`Skip to the reports`,
    data: t`Skip to the tables`,
    settings: t`Skip to the settings`,
  },
  nav: t`Project`,
  list: t`List`,
  plan: t`Plan`,
  raise: t`Raise`,
  toCheck: t`To check`,
  more: t`More`,
  moreTitle: t`More of this project`,
  allProjects: t`All projects`,
  backToList: t`Back to the list`,
  backToPlan: t`Back to the plan`,
  backToPlans: t`Back to the plans`,
  waiting: t`Waiting for you`,
  newForYou: (count: number) => plural(count, { one: '# new for you', other: '# new for you' }),
  search: t`Search`,
  searchLabel: t`Search snags`,
  searchHint: t`Title, number, location`,
  closeSearch: t`Close the search`,
  dismiss: t`Dismiss`,
  moreOutcomes: (count: number) =>
    plural(count, {
      one: '# more to read about what you sent.',
      other: '# more to read about what you sent.',
    }),
  readOutcomes: t`Read in the outbox`,
  decideInOutbox: t`Decide in the outbox`,
  archived: t`This project is archived. Everything in it can be read, and nothing can be changed.`,
  notTaken: (things: number, { since, then }: Since, why: string) =>
    t`${select(since, {
      yesterday: plural(things, {
        one: 'The server has not taken # entry of yours since yesterday.',
        other: 'The server has not taken # entries of yours since yesterday.',
      }),
      other: plural(things, {
        one: `The server has not taken # entry of yours since ${then}.`,
        other: `The server has not taken # entries of yours since ${then}.`,
      }),
    })} ${why} It stays on this device, and sending continues automatically.`,
  snags: t`Snags`,
  signal: {
    title: t`Connection and unsent work`,
    live: t`Live`,
    polling: t`Checking every ${checkedEvery} seconds`,
    connecting: t`Connecting`,
    reconnecting: t`Reconnecting`,
    offline: t`Offline`,
    answer: t`No answer from the server`,
    unsent: t`Still sending`,
    unread: t`Unsent work could not be read`,
    back: t`Connected again`,
    /** Text on the bar, part of the accessible name above. */
    short: {
      live: '',
      polling: t`Checking`,
      connecting: '',
      reconnecting: t`Reconnecting`,
      offline: t`Offline`,
      answer: t`No answer`,
      unsent: t`Still sending`,
      unread: t`Unsent work`,
    },
    backAllSent: t`Connected again. Everything you entered is on the server.`,
    allSent: t`Everything you entered is on the server.`,
    badge: (things: number) => t`${things} unsent`,
    refusedBadge: (things: number) => t`${things} not accepted`,
    unreadBadge: (outcomes: number) => t`${outcomes} to read`,
  },
};
