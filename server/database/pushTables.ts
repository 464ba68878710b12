/**
 * A device that gets push messages of what waits for its person. Deleted with its session.
 */
export interface PushSubscriptionTable {
  id: string;
  session_id: string;
  /**
   * Where its push service takes messages for it. Whoever knows it and the two keys below can send
   * to the device.
   */
  endpoint: string;
  /**
   * The keys that messages are encrypted with: the device's public key and a secret, as base64url.
   */
  p256dh: string;
  auth: string;
  /**
   * The public key of this server for which it was made: its push service takes messages that are
   * signed with that one alone.
   */
  server_key: string;
  /** Where the device reaches this server; null if that is not known. */
  origin: string | null;
  made_at: number;
  /** When the last message was sent; 0 before the first. */
  sent_at: number;
}

/** Up to which event of a project a device got its message, or needs none. */
export interface PushToldTable {
  subscription_id: string;
  project_id: string;
  seq: number;
}

/**
 * The token, as sha256, with which the app on a home screen begins a session like that of the
 * browser which put it there; a newer one takes its place.
 */
export interface StartTokenTable {
  hash: string;
  session_id: string;
  expires_at: number;
}
