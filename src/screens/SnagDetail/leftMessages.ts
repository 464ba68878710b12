import { t } from '@lingui/core/macro';

export const leftMessages = {
  notSent: t`What you had not sent`,
  copy: t`Copy the text`,
};
