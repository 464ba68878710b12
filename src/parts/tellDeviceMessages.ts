import { t } from '@lingui/core/macro';

export const tellDeviceMessages = {
  title: t`Notifications on this device`,
  what: t`This device shows when something begins to wait for you, at most every ten minutes and not at night. The message has number, location and what is to be done.`,
  tellMe: t`Tell me on this device`,
  asking: t`Switching on`,
  on: t`You are told on this device, until you sign out.`,
  stop: t`Stop telling me`,
  stopping: t`Switching off`,
  off: t`You are not told on this device any more.`,
  blocked: t`This browser does not let Snagbook show notifications. Allow them for this address in the settings of the browser, then reload the page.`,
  notAllowed: t`The browser was not allowed to show notifications, so nothing was switched on.`,
  impossible: t`This browser cannot show notifications of Snagbook.`,
  insecure: t`Notifications need an address that begins with https.`,
  /** On iPhone and iPad. */
  homeScreenFirst: t`On an iPhone or iPad only the app on the home screen can tell you. Open it from there afterwards: you are signed in, and switch it on under Your account or More.`,
  noService: t`This browser could not reach its push service. Try again with a better connection, or with another browser.`,
};
