import { plural, t } from '@lingui/core/macro';
import { linkLimits, textLimits } from '../../../rules/limits';

const { passwordLeast: limit } = textLimits;
const { resetHours: hours } = linkLimits;

export const messages = {
  title: t`Choose a new password`,
  gone: t`This link cannot be used. It may have been used already, replaced by a newer one, or be older than ${plural(hours, { one: '# hour', other: '# hours' })}.`,
  goneNext: t`Ask for a new one on the sign-in page, or an admin of your project.`,
  signIn: t`Sign in`,
  whose: (name: string, email: string) => t`For ${name}, who signs in as ${email}.`,
  ends: t`You are then signed out on every other device. Unsent work stays on each of them.`,
  password: t`New password`,
  passwordHint: t`At least ${limit} characters.`,
  passwordShort: t`Use at least ${limit} characters.`,
  passkeys: t`Your passkeys`,
  passkeysHint: t`They sign you in without the password. Keep them only if all of them are yours.`,
  removePasskeys: t`Remove them`,
  keepPasskeys: t`Keep them`,
  save: t`Save and sign in`,
  saving: t`Saving`,
  done: t`Your new password is set, and you are signed in.`,
  goOn: t`To your projects`,
};
