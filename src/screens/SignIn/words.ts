export const words = {
  title: 'Sign in',
  ended: 'Please sign in again. Your unsent work stays on this device.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  emailMissing: 'Enter the e-mail you were invited with.',
  passwordMissing: 'Enter your password.',
  forgotten: 'Forgotten your password? Ask an admin of your project for a reset link.',
  noAccount: 'No account yet? Ask them for an invitation link.',
};
