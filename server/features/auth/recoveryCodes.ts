import { createHash, randomBytes } from 'node:crypto';
import { settings } from '../../settings';

// Recovery codes: 80 random bits each, so that a hash without a salt cannot be searched.

/** Crockford's base 32, which has no characters that look alike. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const signs = 16;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: settings.factors.recoveryCodes }, newCode);

function newCode(): string {
  const code = Array.from(randomBytes(signs), (byte) => alphabet[byte % alphabet.length]).join('');
  return (code.match(/.{4}/g) ?? []).join('-');
}

/**
 * Normalises a typed code: capitals, missing dashes, and O, I and L typed for 0 and 1. Null if it
 * cannot be a code.
 */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return code.length === signs && Array.from(code).every((sign) => alphabet.includes(sign))
    ? code
    : null;
}

export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`recovery ${userId} ${readRecoveryCode(code) ?? ''}`)
    .digest('hex');
