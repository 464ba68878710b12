import { t } from '@lingui/core/macro';

export const shareMessages = {
  share: t`Share`,
  shareOf: (name: string) => t`Share ${name}`,
  again: t`Ready. Tap Share again.`,
  failed: t`The PDF couldn’t be loaded to share. Download it instead.`,
};
