import { t } from '@lingui/core/macro';
import { senderLimits } from '../../../rules/reports';

const { lines, logoBytes } = senderLimits;
const megabytes = logoBytes / 1_000_000;

export const senderMessages = {
  title: t`Letterhead`,
  what: t`Appears on new reports only.`,
  name: t`Sender`,
  nameHint: t`Your office or firm, as on your letters.`,
  address: t`Letterhead address`,
  addressHint: t`Up to ${lines} lines: street, town, telephone, e-mail.`,
  tooManyLines: t`Use up to ${lines} lines.`,
  logo: t`Logo`,
  logoHint: t`JPEG or PNG, up to ${megabytes} MB. Wide logos work best.`,
  logoOf: (name: string) => t`Logo of ${name}`,
  noLogo: t`No logo yet.`,
  choose: t`Choose logo`,
  another: t`Choose another logo`,
  sending: t`Uploading logo`,
  set: t`Logo added to the letterhead.`,
  remove: t`Remove logo`,
  removeSure: t`Delete the logo from the server`,
  removing: t`Removing logo`,
  removed: t`The logo was removed.`,
  tooBig: (size: string) => t`This file is ${size}. A logo can be up to ${megabytes} MB.`,
} as const;
