import { t } from '@lingui/core/macro';

/** What the screens' surroundings say; what went wrong is in errors.ts. */
export const words = {
  nothingHere: t`Nothing is here`,
  allProjects: t`All projects`,
  notShown: t`This could not be shown`,
  codeMissing: t`This part of the app could not be loaded. Nothing you entered was lost.`,
  noAnswerYet: t`The server has not answered yet.`,
  before: t`This is what was here before.`,
  freshAt: (when: string) => t`Last fresh at ${when}.`,
  justNow: t`just now`,
  photoLost: t`This browser has lost the photo. Please take it again.`,
  deviceFull: (free: number) => t`This device is almost full: ${free} MB left. Send your outbox or free some space before you go on.`,
};
