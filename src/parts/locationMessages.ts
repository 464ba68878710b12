import { t } from '@lingui/core/macro';

export const locationMessages = {
  label: t`Location`,
  hint: t`Type part of it, e.g. 14 kit`,
  all: t`All locations`,
  noLocations: t`This project has no locations yet. An admin adds them in the settings.`,
  noLocation: t`No location matches.`,
};
