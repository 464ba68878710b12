import { message } from '../../messages';

/** Refusals of what people sign in with beside the password, as in server/refusal.ts. */
export const factorRefusals = {
  /** `step` is sent back with the code. */
  CODE_REQUIRED: { final: true, say: (_meta: { step: string }) => message('Enter the code of your authenticator app. If nothing asks for it, reload the page.') },
  WRONG_CODE: { final: true, say: () => message('This code does not fit, or was used before. Wait for the next one.') },
  PASSKEY_UNKNOWN: { final: true, say: () => message('This passkey is not known here. It may have been removed under “Your account”. Sign in with e-mail and password.') },
  PASSKEY_REFUSED: { final: true, say: () => message('The answer of this passkey could not be confirmed. Please try again, or sign in with e-mail and password.') },
  PASSKEYS_TOO_MANY: { final: true, say: ({ limit }: { limit: number }) => message('You can have {limit} passkeys. Remove one first.', { limit }) },
  OIDC_AWAY: { final: false, say: ({ name }: { name: string }) => message('{name} cannot be reached at the moment. Sign in with e-mail and password, or try again later.', { name }) },
  OIDC_REFUSED: { final: true, say: ({ name }: { name: string }) => message('The answer of {name} could not be confirmed. Please try again, or sign in with e-mail and password.', { name }) },
  OIDC_CLOCK: { final: true, say: ({ name }: { name: string }) => message('The clocks of {name} and of this server differ too much. Sign in with e-mail and password, and tell whoever runs this server.', { name }) },
  OIDC_CANCELLED: { final: true, say: ({ name }: { name: string }) => message('{name} did not sign you in. Please try again, or sign in with e-mail and password.', { name }) },
  OIDC_OVER: { final: true, say: () => message('This sign-in was begun in another browser, took too long or was used already. Please begin again.') },
  OIDC_UNVERIFIED: { final: true, say: ({ name }: { name: string }) => message('{name} does not say that it has checked your e-mail address, so it cannot be joined to an account here. Sign in with e-mail and password.', { name }) },
  OIDC_NO_ACCOUNT: { final: true, say: ({ name }: { name: string }) => message('Nobody has an account here with the e-mail address that {name} knows you by. Ask an admin of your project for an invitation. If you have one, open it first.', { name }) },
  /** `email`: of the account that is joined. */
  OIDC_CONFIRM: { final: true, say: (_meta: { email: string }) => message('Confirm once with your Snagbook password that this is your account. If nothing asks for it, reload the page.') },
  STEP_OVER: { final: true, say: () => message('This took too long. Please begin again.') },
  CODES_ON: { final: true, say: () => message('One-time codes are switched on already. Switch them off first to set up another device.') },
};
