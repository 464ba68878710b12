import { select, t } from '@lingui/core/macro';
import type { Since } from '../ui/messages/sinceMessages';

export const messages = {
  company: t`Company`,
  open: t({ message: 'Open', context: 'button' }),
  archived: (name: string) => t`${name} (archived)`,
  leave: t`Leave`,
  stay: t`Stay here`,
  newVersion: t`A new version is ready. What waits to be sent stays on this device.`,
  reload: t`Reload`,
  install: t`Install`,
  homeScreen: {
    offered: t`Install Snagbook on this device: it then opens from the home screen, also without a connection.`,
    byHand: t`Put Snagbook on the home screen first: Share, then Add to Home Screen. What a tab keeps is deleted after 7 days without use, also what is not sent yet.`,
    impossible: t`At an address that begins with http, Snagbook cannot be started without a connection; a page that is already open keeps working. Ask for an address that begins with https.`,
    refused: t`This browser is set to keep nothing for this address, so nobody stays signed in, and nothing that is entered would be safe. Allow cookies and data of this site, then reload the page.`,
  },
  location: t`Location`,
  locationHint: t`Parts of words, such as 14 kitchen`,
  noLocations: t`This project has no locations yet. An admin adds them in the settings.`,
  noLocation: t`No location has these words.`,
  /** For whom a snag waits: a whole sentence with since when, and a short form for lists. */
  waits: {
    ASSIGNMENT: {
      waiting: t`Waiting for somebody to be assigned`,
      since: ({ since, then }: Since) => t`Waiting for somebody to be assigned ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
      brief: t`nobody assigned`,
    },
    ANSWER: {
      waiting: t`Waiting for an answer`,
      since: ({ since, then }: Since) => t`Waiting for an answer ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
      brief: t`to be answered`,
    },
    CHECK: {
      waiting: t`Waiting for a check`,
      since: ({ since, then }: Since) => t`Waiting for a check ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
      brief: t`to be checked`,
    },
    COMPANY: {
      waiting: t`Waiting for the company`,
      since: ({ since, then }: Since) => t`Waiting for the company ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
      brief: t`the company`,
    },
  },
  waitsFor: (company: string) => ({
    waiting: t`Waiting for ${company}`,
    since: ({ since, then }: Since) => t`Waiting for ${company} ${select(since, { yesterday: 'since yesterday', other: `since ${then}` })}`,
    brief: company,
  }),
};
