import { t } from '@lingui/core/macro';
import { senderLimits } from '../../../rules/reports';

const { lines, logoBytes } = senderLimits;
const megabytes = logoBytes / 1_000_000;

export const senderMessages = {
  title: t`Letterhead`,
  what: t`Appears on new reports only.`,
  name: t`Sender`,
  nameHint: t`Your office or firm, as on its letters.`,
  address: t`Address of the sender`,
  addressHint: t`Up to ${lines} lines: street, town, telephone, e-mail.`,
  tooManyLines: t`Up to ${lines} lines fit.`,
  logo: t`Logo`,
  logoHint: t`JPEG or PNG, up to ${megabytes} MB. A wide one is read best.`,
  logoOf: (name: string) => t`Logo of ${name}`,
  noLogo: t`There is no logo.`,
  choose: t`Choose a logo`,
  another: t`Choose another logo`,
  sending: t`Sending the logo`,
  set: t`The logo stands at the head of reports now.`,
  remove: t`Remove the logo`,
  removeSure: t`Delete the logo from the server`,
  removing: t`Removing the logo`,
  removed: t`The logo was removed.`,
  tooBig: (size: string) => t`This file has ${size}. A logo can have up to ${megabytes} MB.`,
} as const;
