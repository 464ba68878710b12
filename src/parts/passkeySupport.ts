/**
 * Browsers have passkeys only over https, or on the machine itself, and only for names: none for
 * 192.168.0.7.
 */
export const hasPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' &&
  !/^[\d.]+$|:/.test(globalThis.location.hostname);
