import { message } from '../../messages';

/** Refusals of what people sign in with beside the password, as in server/refusal.ts. */
export const factorRefusals = {
  /** `step` is sent back with the code. */
  CODE_REQUIRED: {
    final: true,
    say: (_meta: { step: string }) =>
      message(
        'Enter the code from your authenticator app. If you aren’t asked for it, reload the page.',
      ),
  },
  WRONG_CODE: {
    final: true,
    say: () => message('Wrong code, or already used. Wait for the next one.'),
  },
  PASSKEY_UNKNOWN: {
    final: true,
    say: () =>
      message(
        'We don’t know this passkey. It may have been removed under “Your account”. Sign in with email and password.',
      ),
  },
  PASSKEY_REFUSED: {
    final: true,
    say: () =>
      message('This passkey could not be checked. Try again, or sign in with email and password.'),
  },
  PASSKEYS_TOO_MANY: {
    final: true,
    say: ({ limit }: { limit: number }) =>
      message('You can have {limit} passkeys. Remove one first.', { limit }),
  },
  OIDC_AWAY: {
    final: false,
    say: ({ name }: { name: string }) =>
      message(
        '{name} cannot be reached at the moment. Sign in with e-mail and password, or try again later.',
        { name },
      ),
  },
  OIDC_REFUSED: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        'The reply from {name} could not be checked. Try again, or sign in with email and password.',
        { name },
      ),
  },
  OIDC_CLOCK: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        'The clocks of {name} and this server are too far apart. Sign in with email and password, and tell your administrator.',
        { name },
      ),
  },
  OIDC_CANCELLED: {
    final: true,
    say: ({ name }: { name: string }) =>
      message('{name} did not sign you in. Try again, or sign in with email and password.', {
        name,
      }),
  },
  OIDC_OVER: {
    final: true,
    say: () =>
      message(
        'This sign-in was started in another browser, took too long or has already been used. Start again.',
      ),
  },
  OIDC_UNVERIFIED: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        '{name} has not verified your email address, so it can’t be linked to an account here. Sign in with email and password.',
        { name },
      ),
  },
  OIDC_NO_ACCOUNT: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        'No account here uses your {name} email address. Ask your project admin for an invitation. If you have one, open it first.',
        { name },
      ),
  },
  /**
   * Of somebody who was invited: `email` is that of the invitation, `called` what the provider
   * calls them.
   */
  OIDC_JOIN: {
    final: true,
    say: (_meta: { email: string; called: string }) =>
      message('Enter your name, then join. If you aren’t asked for it, reload the page.'),
  },
  OIDC_INVITED_OTHER: {
    final: true,
    say: ({ name, email }: { name: string; email: string }) =>
      message(
        'Your {name} account has a different email address from the one invited, {email}. Join with a password, or ask for an invitation to the other address.',
        { name, email },
      ),
  },
  OIDC_JOINED_OTHER: {
    final: true,
    say: ({ name, email }: { name: string; email: string }) =>
      message(
        'Your {name} account signs you in as {email}, which was not invited. Ask for an invitation to that address, or join with a password.',
        { name, email },
      ),
  },
  OIDC_INVITED_UNVERIFIED: {
    final: true,
    say: ({ name }: { name: string }) =>
      message('{name} has not verified your email address. Join with a password instead.', {
        name,
      }),
  },
  OIDC_NOT_ANEW: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        '{name} did not ask you to sign in again. Ask your project admin for a reset link and choose a password.',
        { name },
      ),
  },
  OIDC_ANOTHER: {
    final: true,
    say: ({ name }: { name: string }) =>
      message('You’re signed in to {name} as someone else.', {
        name,
      }),
  },
  /** Of somebody without a password. */
  CONFIRM_AT_PROVIDER: {
    final: true,
    say: ({ name }: { name: string }) =>
      message('First confirm with {name} that it’s you.', { name }),
  },
  NO_PASSWORD: {
    final: true,
    say: () => message('You have no password yet. Ask your project admin for a reset link.'),
  },
  LAST_SIGN_IN: {
    final: true,
    say: () => message('You have no other way to sign in. Choose a password first.'),
  },
  SHOW_FACTOR_FIRST: {
    final: true,
    say: () =>
      message(
        'You signed in without your second step. Sign in again with it to change how you sign in.',
      ),
  },
  /** `email`: of the account that is joined. */
  OIDC_CONFIRM: {
    final: true,
    say: (_meta: { email: string }) =>
      message(
        'Enter your Snagbook password once to confirm your account. If you aren’t asked for it, reload the page.',
      ),
  },
  STEP_OVER: { final: true, say: () => message('This took too long. Start again.') },
  CODES_ON: {
    final: true,
    say: () =>
      message('One-time codes are already on. Switch them off first to set up another device.'),
  },
};
