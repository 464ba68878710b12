import { codeAt, stepAt } from '../../server/features/auth/totp';
import type { Site } from './site';
import { type Caller, dataOf } from './wire';

/** What an app makes of the secret that the screen shows: the code of a moment. */
export function appWith(secret: string): (now: number) => string {
  const bits = Array.from(secret.replaceAll(/\s/g, ''), (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return (now) => codeAt(key, stepAt(now));
}

/**
 * Sets up one-time codes for somebody who is signed in, whose session has shown a second factor by
 * it. Answers the recovery codes.
 */
export async function switchCodesOn(
  site: Site,
  who: Caller & { password: string },
  now: number,
): Promise<{ code: ReturnType<typeof appWith>; recovery: string[] }> {
  const { setUpCodes } = dataOf(
    await site.gql<{ setUpCodes: { secret: string } }>(
      who,
      'mutation ($input: SetUpCodesInput!) { setUpCodes(input: $input) { secret } }',
      { input: { password: who.password } },
    ),
  );
  const code = appWith(setUpCodes.secret);
  const { confirmCodes } = dataOf(
    await site.gql<{ confirmCodes: { codes: string[] } }>(
      who,
      'mutation ($input: ConfirmCodesInput!) { confirmCodes(input: $input) { codes } }',
      { input: { code: code(now) } },
    ),
  );
  return { code, recovery: confirmCodes.codes };
}
