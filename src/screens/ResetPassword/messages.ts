import { plural, t } from '@lingui/core/macro';
import { linkLimits, textLimits } from '../../../rules/limits';

const { passwordLeast: limit } = textLimits;
const { resetHours: hours } = linkLimits;

export const messages = {
  title: t`Choose a new password`,
  gone: t`This link cannot be used. It may have been used already, replaced by a newer one, or be older than ${plural(hours, { one: '# hour', other: '# hours' })}.`,
  goneNext: t`Ask an admin of your project for a new one.`,
  signIn: t`Sign in`,
  whose: (name: string, email: string) => t`For ${name}, who signs in as ${email}.`,
  ends: t`You are then signed out on every other device. Unsent work stays on each of them.`,
  password: t`New password`,
  passwordHint: t`At least ${limit} characters.`,
  passwordShort: t`Use at least ${limit} characters.`,
  save: t`Save and sign in`,
  saving: t`Saving`,
  done: t`Your new password is set, and you are signed in.`,
  goOn: t`To your projects`,
};
