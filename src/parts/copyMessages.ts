import { t } from '@lingui/core/macro';

export const copyMessages = {
  copied: t`Copied.`,
  copyFailed: t`This browser does not allow copying. Select the text and copy it by hand.`,
};
