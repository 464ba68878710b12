import { t } from '@lingui/core/macro';

export const locationMessages = {
  label: t`Location`,
  hint: t`Parts of words, such as 14 kitchen`,
  noLocations: t`This project has no locations yet. An admin adds them in the settings.`,
  noLocation: t`No location has these words.`,
};
