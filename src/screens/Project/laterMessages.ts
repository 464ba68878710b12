import { t } from '@lingui/core/macro';

/** Of the parts that are loaded after the first screen. */
export const laterMessages = {
  keepOffline: t`Keep offline`,
  off: t`Off`,
  keys: t`Keyboard shortcuts`,
  phone: t`This phone`,
  computer: t`This computer`,
  outbox: t`Outbox`,
  allSent: t`All sent`,
  outstanding: (count: string) => t`${count} outstanding`,
  language: t`Language`,
  theme: t`Appearance`,
  themes: { system: t`As the phone`, computer: t`As the computer`, light: t`Light`, dark: t`Dark` },
};
