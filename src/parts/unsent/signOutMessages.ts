import { plural, t } from '@lingui/core/macro';

export const signOutMessages = {
  /** Waiting ones and refused ones. */
  unsent: (count: number) =>
    plural(count, {
      one: '# entry is only on this device. It stays in your outbox here, which only you can see. What waits there is sent once you sign in here again.',
      other:
        '# entries are only on this device. They stay in your outbox here, which only you can see. What waits there is sent once you sign in here again.',
    }),
  notRead: t`It is not known whether everything was sent. What was not sent stays on this device and is sent once you sign in here again.`,
  typed: t`What you typed in comments and forms without sending or saving it is deleted. Snags you have begun to raise stay.`,
  noLine: t`There is no connection to the server. What you can read here without one is deleted, and to sign in again you need a connection.`,
  unsentByLink: (count: number) =>
    plural(count, {
      one: '# entry is only on this device. It stays here. What waits is sent once you open the link here again.',
      other:
        '# entries are only on this device. They stay here. What waits is sent once you open the link here again.',
    }),
  notReadByLink: t`It is not known whether everything was sent. What was not sent stays on this device and is sent once you open the link here again.`,
  /** It was sent while the question was open. */
  allSent: t`Everything is sent`,
  signOut: t`Sign out`,
  anyway: t`Sign out anyway`,
  leaveLink: t`Leave this link`,
  leaveAnyway: t`Leave anyway`,
};
