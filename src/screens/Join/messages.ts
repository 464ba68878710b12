import { plural, t } from '@lingui/core/macro';
import { linkLimits, textLimits } from '../../../rules/limits';

const { passwordLeast: limit } = textLimits;
const { invitationDays: days } = linkLimits;

export const messages = {
  title: t`Join a project`,
  joinTitle: (project: string) => t`Join ${project}`,
  gone: t`This link no longer works. It may have been used, withdrawn, or be older than ${plural(days, { one: '# day', other: '# days' })}.`,
  goneNext: t`Ask the sender for a new one.`,
  signIn: t`Sign in`,
  signsInWith: (email: string) => t`You’ll sign in with ${email}.`,
  name: t`Your name`,
  nameMissing: t`The name people on site know you by.`,
  password: t`Choose a password`,
  passwordHint: t`At least ${limit} characters.`,
  passwordShort: t`Use at least ${limit} characters.`,
  join: t`Join`,
  joining: t`Joining`,
  backToInvitation: t`Back to the invitation`,
  haveAccount: (email: string) => t`${email} already has an account. Sign in to join.`,
  acceptAs: (name: string) => t`You are signed in as ${name}.`,
  accept: t`Join this project`,
};
