import { t } from '@lingui/core/macro';

export const leftMessages = {
  notSent: t`Not sent`,
  copy: t`Copy the text`,
};
