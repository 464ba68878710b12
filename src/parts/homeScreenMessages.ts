import { t } from '@lingui/core/macro';

export const homeScreenMessages = {
  install: t`Install`,
  states: {
    offered: t`Install Snagbook to open it from the home screen, even offline.`,
    byHand: t`Add Snagbook to the home screen first: Share, then Add to Home Screen. A browser tab is cleared after 7 days without use, including unsent work.`,
    impossible: t`At an http address Snagbook can’t start offline; a page that is already open keeps working. Ask for an https address.`,
    refused: t`This browser is set to save nothing for this site, so you can’t stay signed in and your entries would not be safe. Allow cookies and site data, then reload the page.`,
  },
};
