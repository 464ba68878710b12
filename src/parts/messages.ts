import { t } from '@lingui/core/macro';

export const words = {
  company: t`Company`,
  archived: (name: string) => t`${name} (archived)`,
  leave: t`Leave`,
  stay: t`Stay here`,
  location: t`Location`,
  locationHint: t`Parts of words, such as 14 kitchen`,
  noLocations: t`This project has no locations yet. An admin adds them in the settings.`,
  noLocation: t`No location has these words.`,
  due: (when: string) => t`due ${when}`,
  waitingFor: (whom: string) => t`Waiting for ${whom}`,
  waitingSince: (whom: string, since: string) => t`Waiting for ${whom} ${since}`,
  // Whom or what a snag waits for, and the same alone in a list.
  assignment: { whom: t`somebody to be assigned`, brief: t`nobody assigned` },
  someCompany: t`the company`,
  answer: { whom: t`an answer`, brief: t`to be answered` },
  check: { whom: t`a check`, brief: t`to be checked` },
};
