import { plural, t } from '@lingui/core/macro';
import { linkLimits, textLimits } from '../../../rules/limits';

const { passwordLeast: limit } = textLimits;
const { invitationDays: days } = linkLimits;

export const messages = {
  title: t`Join a project`,
  joinTitle: (project: string) => t`Join ${project}`,
  gone: t`This link cannot be used. It may have been used already, withdrawn, or be older than ${plural(days, { one: '# day', other: '# days' })}.`,
  goneNext: t`Ask the person who sent it for a new one.`,
  signIn: t`Sign in`,
  invited: (email: string) => t`You were invited as ${email}.`,
  name: t`Your name`,
  nameMissing: t`Enter the name the others know you by.`,
  password: t`Choose a password`,
  passwordHint: t`At least ${limit} characters.`,
  passwordShort: t`Use at least ${limit} characters.`,
  join: t`Join`,
  joining: t`Joining`,
  backToInvitation: t`Back to the invitation`,
  haveAccount: (email: string) => t`${email} has an account here already. Sign in with it to join.`,
  acceptAs: (name: string) => t`You are signed in as ${name}.`,
  accept: t`Join this project`,
};
