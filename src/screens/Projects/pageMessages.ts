import { t } from '@lingui/core/macro';

/** Of the page around the screen, which is part of the first load of every screen. */
export const pageMessages = {
  title: t`Projects`,
  waiting: t`Waiting for you`,
  account: t`Your account`,
  signedInAs: t`Signed in as`,
  signOut: t`Sign out`,
};
