import { t } from '@lingui/core/macro';

/** Beside a link that is shown. */
export const fieldMessages = {
  copy: t`Copy the link`,
  share: t`Share`,
  copied: t`Copied.`,
  /** The name of a button where there are several links. */
  actionOf: (action: string, link: string) => t`${action}: ${link}`,
  copyFailed: t`This browser does not let us copy. Select the link and copy it by hand.`,
  done: t`Done`,
};
