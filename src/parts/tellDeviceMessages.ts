import { t } from '@lingui/core/macro';

export const tellDeviceMessages = {
  title: t`Notifications on this device`,
  what: t`Get a notification here when a snag is waiting for you: at most every ten minutes, never at night. It shows number, location and what to do.`,
  tellMe: t`Notify me on this device`,
  asking: t`Switching on`,
  on: t`Notifications are on for this device until you sign out.`,
  stop: t`Switch off notifications`,
  stopping: t`Switching off`,
  off: t`Notifications are off for this device.`,
  blocked: t`This browser blocks notifications from Snagbook. Allow them for this site in the browser settings, then reload the page.`,
  notAllowed: t`Notifications were not allowed, so nothing was switched on.`,
  impossible: t`This browser can’t show notifications from Snagbook.`,
  insecure: t`Notifications need an https address.`,
  /** On iPhone and iPad. */
  homeScreenFirst: t`On iPhone and iPad only the app on the home screen can notify you. Open it from there (you stay signed in) and switch notifications on under Your account or More.`,
  noService: t`This browser could not reach its push service. Try again with a better connection, or with another browser.`,
};
