import { t } from '@lingui/core/macro';

export const words = {
  title: t`Sign in`,
  ended: t`Please sign in again. Your unsent work stays on this device.`,
  email: t`E-mail`,
  password: t`Password`,
  signIn: t`Sign in`,
  signingIn: t`Signing in`,
  emailMissing: t`Enter the e-mail you were invited with.`,
  passwordMissing: t`Enter your password.`,
  forgotten: t`Forgotten your password? Ask an admin of your project for a reset link.`,
  noAccount: t`No account yet? Ask an admin of your project for an invitation link.`,
};
