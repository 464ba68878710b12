import { t } from '@lingui/core/macro';
import { textLimits } from '../../../rules/limits';

const { passwordLeast: limit, projectCodeLeast: least, projectCode: most } = textLimits;

export const messages = {
  title: t`Set up Snagbook`,
  intro: t`You’re the first one here. Create your account and the first project, then invite the others.`,
  you: t`You`,
  name: t`Your name`,
  email: t`E-mail`,
  password: t`Password`,
  passwordHint: t`At least ${limit} characters.`,
  project: t`First project`,
  projectName: t`Project name`,
  code: t`Project code`,
  codeHint: t`${least}–${most} letters or numbers. Every snag number starts with it, e.g. EDEN-42.`,
  timeZone: t`Time zone of the site`,
  make: t`Create account and project`,
  making: t`Creating account and project`,
  done: t`This server is set up already.`,
  signIn: t`Sign in`,
  nameMissing: t`Enter your name.`,
  emailMissing: t`Enter your email.`,
  projectNameMissing: t`Enter the project name.`,
  passwordShort: t`Use at least ${limit} characters.`,
  codeWrong: t`Use ${least}–${most} letters or numbers, no dashes.`,
};
