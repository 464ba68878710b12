import { plural, t } from '@lingui/core/macro';

export const signOutMessages = {
  /** Waiting ones and refused ones. */
  unsent: (count: number) =>
    plural(count, {
      one: '# change not sent; it stays on this device, in your outbox, and is sent when you sign in here again.',
      other:
        '# changes not sent; they stay on this device, in your outbox, and are sent when you sign in here again.',
    }),
  notRead: t`We can’t tell whether everything was sent. Unsent work stays on this device and is sent when you sign in here again.`,
  typed: t`Unsaved comments and forms are deleted. Unfinished snags are kept.`,
  noLine: t`You’re offline. Signing out removes saved snags, and signing in again needs a connection.`,
  unsentByLink: (count: number) =>
    plural(count, {
      one: '# change not sent; it stays on this device and is sent when you open the link here again.',
      other:
        '# changes not sent; they stay on this device and are sent when you open the link here again.',
    }),
  notReadByLink: t`We can’t tell whether everything was sent. Unsent work stays on this device and is sent when you open the link here again.`,
  /** It was sent while the question was open. */
  allSent: t`Everything is sent`,
  signOut: t`Sign out`,
  anyway: t`Sign out anyway`,
  leaveLink: t`Leave this link`,
  leaveAnyway: t`Leave anyway`,
};
