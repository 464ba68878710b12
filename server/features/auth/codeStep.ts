import { createHash } from 'node:crypto';
import type { Handle } from '../../database/engine';
import { writeTransaction } from '../../database/engine';
import type { UserTable } from '../../database/schema';
import type { From } from '../../http/request';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { type BegunBy, join } from './oidcStore';
import { deviceKnownTo, readCookie } from '../../http/cookies';
import { beginSession, deviceCookie, readTexts } from './welcome';
import { readRecoveryCode } from './recoveryCodes';
import { seal, unseal } from './sealed';
import { codesOf, takeRecoveryCode, takeStep } from './factorStore';
import { stepOf } from './totp';

/**
 * Between the password and the code: who has shown the password, which one, and until when this
 * holds. Kept by the browser, sealed.
 */
interface Step {
  userId: string;
  password: string;
  until: number;
  /**
   * Of somebody who came by the company's provider. An identity that is new is joined only now:
   * whoever has the password alone changes nothing.
   */
  by?: CameBy;
}

interface CameBy extends BegunBy {
  joins: boolean;
}

type Known = Pick<UserTable, 'id' | 'password_hash'>;

/** Whether somebody has to enter a code after their password. */
export const asksCode = async (db: Handle, userId: string): Promise<boolean> =>
  (await codesOf(db, userId)) !== undefined;

/** The refusal that asks for the code. */
export function codeRequired({ secret, clock }: Services, user: Known, by?: CameBy): Refusal {
  const step: Step = {
    userId: user.id,
    password: fingerprint(user),
    until: clock() + settings.factors.stepLife,
    ...(by !== undefined && { by }),
  };
  return new Refusal('CODE_REQUIRED', { step: seal(secret, sealed, JSON.stringify(step)) });
}

/** POST /session/code: the second step of signing in, with a one-time code or a recovery code. */
export async function enterCode(
  services: Services,
  request: Request,
  from: From,
): Promise<Response> {
  const { step, code } = await readTexts(request, ['step', 'code']);
  const { user, by } = await cameWith(services, step);
  const device = deviceKnownTo(
    services.secret,
    readCookie(request, { name: deviceCookie, secure: from.secure }),
    user.email,
  );
  const tries = await services.tries.atCode({ userId: user.id, email: user.email, device });
  if (!(await tries.looking(takeCode(services, user.id, code))))
    throw new Refusal('WRONG_CODE', {}, 'code');
  const { provider } = services;
  if (
    by?.joins === true &&
    !(provider !== null && (await join(services, by, { userId: user.id, name: provider.name })))
  )
    throw new Refusal('OIDC_OVER');
  return beginSession(services, request, {
    user,
    from,
    secondFactor: true,
    tries,
    ...(by !== undefined && { by }),
  });
}

/** Takes a code, which is then used up; false if it does not fit. */
export async function takeCode(
  { db, secret, clock }: Services,
  userId: string,
  typed: string,
): Promise<boolean> {
  const recovery = readRecoveryCode(typed);
  if (recovery !== null)
    return writeTransaction(db, (trx) => takeRecoveryCode(trx, userId, recovery, clock()));
  const codes = await codesOf(db, userId);
  const key =
    codes === undefined
      ? null
      : unseal(secret, { purpose: 'one-time codes', about: userId }, codes.secret);
  if (codes === undefined || key === null) return false;
  const step = stepOf(Buffer.from(key, 'base64url'), readCode(typed), {
    now: clock(),
    last: codes.last_step,
  });
  return step !== null && takeStep(db, userId, step);
}

/** Apps show the digits in two groups. */
export const readCode = (typed: string): string => typed.replaceAll(/\s/g, '');

/** Refuses a step that is over, and one whose password was changed since. */
async function cameWith(
  { db, secret, clock }: Services,
  sent: string,
): Promise<{ user: UserTable; by: CameBy | undefined }> {
  const opened = unseal(secret, sealed, sent);
  if (opened === null) throw new Refusal('STEP_OVER');
  // Sealed above.
  const step = JSON.parse(opened) as Step;
  const user = await db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', step.userId)
    .executeTakeFirst();
  if (user === undefined || step.until <= clock() || step.password !== fingerprint(user))
    throw new Refusal('STEP_OVER');
  return { user, by: step.by };
}

const sealed = { purpose: 'sign-in step', about: 'code' } as const;

const fingerprint = ({ password_hash }: Pick<Known, 'password_hash'>): string =>
  createHash('sha256').update(password_hash).digest('base64url').slice(0, 22);
