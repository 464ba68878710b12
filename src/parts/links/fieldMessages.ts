import { t } from '@lingui/core/macro';

/** Beside a link that is shown. */
export const fieldMessages = {
  copy: t`Copy link`,
  copyOther: t`Copy`,
  share: t`Share`,
  copied: t`Copied.`,
  /** The name of a button where there are several links. */
  actionOf: (action: string, link: string) => t`${action}: ${link}`,
  copyFailed: t`This browser does not allow copying. Select the link and copy it by hand.`,
  done: t`Done`,
};
