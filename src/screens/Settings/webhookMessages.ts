import { plural, t } from '@lingui/core/macro';

/** Of the webhooks of the API. */
export const webhookMessages = {
  title: t`Webhooks`,
  what: t`Every event of the project is posted to these addresses and signed. Chats such as Teams and Slack can show them.`,
  none: t`No webhooks yet.`,
  add: t`Add webhook`,
  adding: t`Adding webhook`,
  url: t`Address`,
  urlHint: t`Begins with https:// and can be reached from the internet.`,
  urlMissing: t`Enter an address.`,
  secretOf: (host: string) => t`Signing secret for ${host}`,
  made: (when: string, who: string) => t`added ${when} by ${who}`,
  taken: (when: string) => t`last delivered ${when}`,
  neverTaken: t`nothing delivered yet`,
  rests: (when: string) => t`not reachable, next try ${when}`,
  failures: (count: number) =>
    plural(count, { one: '# event not delivered', other: '# events not delivered' }),
  manyFailures: (count: number) => t`${count} events or more not delivered`,
  manage: t`Manage`,
  manageOf: (host: string) => t`Manage the webhook to ${host}`,
  untaken: t`Not delivered`,
  /** A status of HTTP, or the code of an error. */
  answered: (outcome: string) =>
    /^\d+$/.test(outcome)
      ? t`Answer: ${outcome}`
      : outcome === 'ETIMEDOUT'
        ? t`did not answer in time`
        : outcome === 'PRIVATE_ADDRESS'
          ? t`leads to an address inside a network`
          : t`could not be reached (${outcome})`,
  tries: (count: number) => plural(count, { one: 'tried once', other: 'tried # times' }),
  next: (when: string) => t`next try ${when}`,
  givenUp: t`given up`,
  again: t`Send again`,
  againOf: (event: string) => t`Send ${event} again`,
  allAgain: t`Send all again`,
  sending: t`Sending again`,
  sent: t`What was not delivered is being sent again.`,
  replay: t`Replay from`,
  replayHint: t`A cursor, such as a message had in Snagbook-Cursor. Everything after it is sent once more.`,
  replayNow: t`Replay`,
  replaying: t`Starting the replay`,
  replayed: t`Everything after the cursor is being sent once more.`,
  remove: t`Remove`,
  sure: t`Nothing more is sent to this address, and what was not delivered is forgotten.`,
  removeNow: t`Remove now`,
  removing: t`Removing webhook`,
  keep: t`Keep it`,
  close: t({ message: 'Close', context: 'dialog' }),
};
