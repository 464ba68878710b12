import { plural, t } from '@lingui/core/macro';
import { linkLimits, textLimits } from '../../../rules/limits';

const { passwordLeast: limit } = textLimits;
const { resetHours: hours } = linkLimits;

export const messages = {
  title: t`Choose a new password`,
  gone: t`This link no longer works. It may have been used, replaced by a newer one, or be older than ${plural(hours, { one: '# hour', other: '# hours' })}.`,
  goneNext: t`Get a new one on the sign-in page, or from your project admin.`,
  signIn: t`Sign in`,
  whose: (name: string, email: string) => t`For ${name}, who signs in as ${email}.`,
  ends: t`This signs you out on all your other devices. Unsent work stays on them.`,
  password: t`New password`,
  passwordHint: t`At least ${limit} characters.`,
  passwordShort: t`Use at least ${limit} characters.`,
  passkeys: t`Your passkeys`,
  passkeysHint: t`They sign you in without a password. Keep them only if they are all yours.`,
  removePasskeys: t`Remove them`,
  keepPasskeys: t`Keep them`,
  save: t`Save and sign in`,
  saving: t`Saving`,
  done: t`Your new password is set, and you are signed in.`,
  goOn: t`Go to projects`,
};
