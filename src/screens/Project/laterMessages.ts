import { t } from '@lingui/core/macro';

/** Of the parts that are loaded after the first screen. */
export const laterMessages = {
  account: t`Your account`,
  reports: t`Reports`,
  data: t`Data`,
  settings: t`Settings`,
  takeAlong: t`Take plans and photos along`,
  keys: t`Keys`,
  language: t`Language`,
  theme: t`Appearance`,
  themes: { system: t`As the device`, light: t`Light`, dark: t`Dark` },
  signedInAs: t`Signed in as`,
};
