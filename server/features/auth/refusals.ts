import { message } from '../../messages';

/** Refusals of what people sign in with beside the password, as in server/refusal.ts. */
export const factorRefusals = {
  /** `step` is sent back with the code. */
  CODE_REQUIRED: {
    final: true,
    say: (_meta: { step: string }) =>
      message('Enter the code of your authenticator app. If nothing asks for it, reload the page.'),
  },
  WRONG_CODE: {
    final: true,
    say: () => message('This code does not fit, or was used before. Wait for the next one.'),
  },
  PASSKEY_UNKNOWN: {
    final: true,
    say: () =>
      message(
        'This passkey is not known here. It may have been removed under “Your account”. Sign in with e-mail and password.',
      ),
  },
  PASSKEY_REFUSED: {
    final: true,
    say: () =>
      message(
        'The answer of this passkey could not be confirmed. Please try again, or sign in with e-mail and password.',
      ),
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
        'The answer of {name} could not be confirmed. Please try again, or sign in with e-mail and password.',
        { name },
      ),
  },
  OIDC_CLOCK: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        'The clocks of {name} and of this server differ too much. Sign in with e-mail and password, and tell whoever runs this server.',
        { name },
      ),
  },
  OIDC_CANCELLED: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        '{name} did not sign you in. Please try again, or sign in with e-mail and password.',
        { name },
      ),
  },
  OIDC_OVER: {
    final: true,
    say: () =>
      message(
        'This sign-in was begun in another browser, took too long or was used already. Please begin again.',
      ),
  },
  OIDC_UNVERIFIED: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        '{name} does not say that it has checked your e-mail address, so it cannot be joined to an account here. Sign in with e-mail and password.',
        { name },
      ),
  },
  OIDC_NO_ACCOUNT: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        'Nobody has an account here with the e-mail address that {name} knows you by. Ask an admin of your project for an invitation. If you have one, open it first.',
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
      message(
        'Enter the name the others know you by, and join. If nothing asks for it, reload the page.',
      ),
  },
  OIDC_INVITED_OTHER: {
    final: true,
    say: ({ name, email }: { name: string; email: string }) =>
      message(
        '{name} knows you by another e-mail address than {email}, which was invited. Join with a password, or ask for an invitation to the other address.',
        { name, email },
      ),
  },
  OIDC_JOINED_OTHER: {
    final: true,
    say: ({ name, email }: { name: string; email: string }) =>
      message(
        '{name} signs you in here as {email}, who was not invited. Ask for an invitation to that address, or join with a password.',
        { name, email },
      ),
  },
  OIDC_INVITED_UNVERIFIED: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        '{name} does not say that it has checked your e-mail address, so it cannot take the place of a password. Join with a password.',
        { name },
      ),
  },
  OIDC_NOT_ANEW: {
    final: true,
    say: ({ name }: { name: string }) =>
      message(
        '{name} did not ask you anew who you are. Ask an admin of your project for a reset link, and choose a password with it.',
        { name },
      ),
  },
  OIDC_ANOTHER: {
    final: true,
    say: ({ name }: { name: string }) =>
      message('{name} has answered for somebody else than the person who is signed in here.', {
        name,
      }),
  },
  /** Of somebody without a password. */
  CONFIRM_AT_PROVIDER: {
    final: true,
    say: ({ name }: { name: string }) =>
      message('Confirm with {name} first that it is you.', { name }),
  },
  NO_PASSWORD: {
    final: true,
    say: () =>
      message(
        'You have no password here. Ask an admin of your project for a reset link, and choose one with it.',
      ),
  },
  LAST_SIGN_IN: {
    final: true,
    say: () => message('Nothing else signs you in. Choose a password first.'),
  },
  SHOW_FACTOR_FIRST: {
    final: true,
    say: () =>
      message(
        'You are signed in here without your second factor. Sign in again with it to change how you sign in.',
      ),
  },
  /** `email`: of the account that is joined. */
  OIDC_CONFIRM: {
    final: true,
    say: (_meta: { email: string }) =>
      message(
        'Confirm once with your Snagbook password that this is your account. If nothing asks for it, reload the page.',
      ),
  },
  STEP_OVER: { final: true, say: () => message('This took too long. Please begin again.') },
  CODES_ON: {
    final: true,
    say: () =>
      message(
        'One-time codes are switched on already. Switch them off first to set up another device.',
      ),
  },
};
