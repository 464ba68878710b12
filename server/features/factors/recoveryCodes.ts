import { createHash, randomBytes } from 'node:crypto';
import { settings } from '../../settings';

// Recovery codes: 80 random bits each, so that a hash without a salt cannot be searched.

/** Crockford's base 32: no letter in it is taken for another sign. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const signs = 16;

export const newRecoveryCodes = (): string[] => Array.from({ length: settings.factors.recoveryCodes }, newCode);

function newCode(): string {
  const code = Array.from(randomBytes(signs), (byte) => alphabet[byte % alphabet.length]).join('');
  return (code.match(/.{4}/g) ?? []).join('-');
}

/** As it may be typed: in capitals, with or without dashes, with letters that look alike. Null if it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return code.length === signs && Array.from(code).every((sign) => alphabet.includes(sign)) ? code : null;
}

export const hashRecoveryCode = (userId: string, code: string): string => createHash('sha256').update(`recovery ${userId} ${readRecoveryCode(code) ?? ''}`).digest('hex');
