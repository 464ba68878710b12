import { dayMs as day } from '../rules/days';
import { signInLimits } from '../rules/limits';

const minute = 60_000;

/** What people sign in with beside the password: part of the constants in settings.ts. */
export const factorSettings = {
  /** ms from the password to the code. */
  stepLife: 10 * minute,
  /** ms from the challenge to a passkey's answer. */
  challengeLife: 5 * minute,
  /** ms from the button to the provider's answer: people may have to find a phone there. */
  providerLife: 15 * minute,
  /** ms from the provider's answer to the password that joins it. */
  identityLife: 10 * minute,
  /** Seconds by which the provider's clock may differ. */
  providerClock: 60,
  /** Seconds for each answer of the provider. */
  providerAnswer: 8,
  /** ms for which what a provider says of itself is kept. */
  providerKept: 60 * minute,
  /** ms for which one that could not be asked is not asked again. */
  providerAway: 3_000,
  /** Seconds for which a provider's message that somebody has signed out there holds. */
  signOutAge: 120,
  /**
   * ms for which a confirmation at the provider stands for the password of somebody who has none.
   */
  confirmedLife: signInLimits.confirmedMinutes * minute,
  /** Passkeys of a person. */
  passkeys: 20,
  /** ms from the secret to the first code, while one-time codes are set up. */
  setUpLife: 60 * minute,
  /** Recovery codes of a person. */
  recoveryCodes: 10,
  /**
   * ms after which a change of how somebody signs in is no news any more, such as where mails were
   * not sent until now.
   */
  changeIsNews: day,
  /** ms for which it is kept. */
  changeKept: 60 * day,
} as const;
