import { t } from '@lingui/core/macro';

/** Sentences used outside of screens. Those of errors are in errors.ts. */
export const messages = {
  nothingHere: t`Nothing here`,
  allProjects: t`All projects`,
  notShown: t`This could not be shown`,
  needsConnection: t`This needs a connection`,
  opensByItself: t`It opens when you’re back online.`,
  codeMissing: t`This part of the app could not be loaded. Nothing you entered was lost.`,
  notReached: t`The server cannot be reached.`,
  noAnswerYet: t`The server has not answered yet.`,
  before: t`Showing what was saved earlier.`,
  freshAt: (when: string) => t`Last updated at ${when}.`,
  /** As above, where there is little room. */
  asOf: (when: string) => t`As of ${when}`,
  notUpToDate: t`Not up to date`,
  noConnection: t`No connection`,
  noAnswer: t`No answer`,
  justNow: t`just now`,
};
