// Tables about how a person signs in beside the password.

/** One-time codes of a person. */
export interface OneTimeCodesTable {
  user_id: string;
  /** Sealed, by features/auth/sealed.ts. */
  secret: string;
  /** The last time step of which a code was taken: none is taken twice. */
  last_step: number;
  made_at: number;
  /** When a first code was right; null while they are only being set up. */
  confirmed_at: number | null;
}

/** A code for somebody who has lost their device. */
export interface RecoveryCodeTable {
  user_id: string;
  /** SHA-256. */
  hash: string;
  made_at: number;
  used_at: number | null;
}

/**
 * A passkey: its private half is on a device of the person, or with whoever syncs their passkeys.
 */
export interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  user_id: string;
  /** As COSE, base64url. */
  public_key: string;
  /** Of signatures, as the device counts them; 0 for those that do not. */
  counter: number;
  /** JSON list: how browsers may reach it. */
  transports: string;
  name: string;
  made_at: number;
  used_at: number | null;
}

/** A challenge that was answered, until it would be over anyway. */
export interface UsedChallengeTable {
  /** SHA-256. */
  hash: string;
  until: number;
}

/** An identity at a provider of OpenID Connect that signs in to an account. */
export interface JoinedSignInTable {
  id: string;
  /** Address of the provider, as it names itself. */
  issuer: string;
  /** Who it is there; opaque. */
  subject: string;
  user_id: string;
  joined_at: number;
  used_at: number;
}

/**
 * A session that was begun by an identity at a provider of OpenID Connect, so that it ends when the
 * person signs out there, or that was confirmed by one. Deleted with its session.
 */
export interface ProviderSessionTable {
  session_id: string;
  /** Both are empty if it was begun in another way. */
  issuer: string;
  subject: string;
  /** Of the session there; null where the provider does not say. */
  sid: string | null;
  /**
   * When the provider asked the person anew for it, which stands for a password where there is
   * none; null if it did not.
   */
  confirmed_at: number | null;
}

export type SignInChange =
  | 'SIGN_IN_JOINED'
  | 'SIGN_IN_REMOVED'
  | 'CODES_ON'
  | 'CODES_OFF'
  | 'RECOVERY_RENEWED'
  | 'RECOVERY_USED'
  | 'FACTORS_REMOVED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'NEW_DEVICE'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED';

/** A change of how a person signs in, which a mail tells them of. */
export interface SignInChangeTable {
  id: string;
  user_id: string;
  kind: SignInChange;
  /** What it is about, such as the name of a passkey or of a provider; else empty. */
  detail: string;
  made_at: number;
  /** When it was mailed. */
  told_at: number | null;
}
