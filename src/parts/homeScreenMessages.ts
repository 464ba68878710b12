import { t } from '@lingui/core/macro';

export const homeScreenMessages = {
  install: t`Install`,
  states: {
    offered: t`Install Snagbook on this device: it then opens from the home screen, also without a connection.`,
    byHand: t`Put Snagbook on the home screen first: Share, then Add to Home Screen. What a tab keeps is deleted after 7 days without use, also what is not sent yet.`,
    impossible: t`At an address that begins with http, Snagbook cannot be started without a connection; a page that is already open keeps working. Ask for an address that begins with https.`,
    refused: t`This browser is set to keep nothing for this address, so nobody stays signed in, and nothing that is entered would be safe. Allow cookies and data of this site, then reload the page.`,
  },
};
