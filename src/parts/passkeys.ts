import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { t } from '@lingui/core/macro';
import { Refusal } from '../domain/errors';
import type { SessionCalls } from '../session/calls';
import { refusalOf } from '../session/calls';
import { isRecord, SessionRefusal, type Grant } from '../session/state';

const messages = {
  notShown: t`No passkey was used. Try again, or sign in with e-mail and password.`,
  notMade: t`No passkey was created. Try again when you’re ready.`,
  known: t`This device already has a passkey for this account.`,
};

/** Begins a session by a passkey of this device. Rejects with a SessionRefusal. */
export async function showPasskey({ post, granted }: SessionCalls): Promise<Grant> {
  const answer = await post('/session/passkey/begin', {});
  const { options, step } = asked(answer.body) ?? {};
  if (!answer.ok || options === undefined || step === undefined) throw refusalOf(answer);
  const response = await startAuthentication({ optionsJSON: options }).catch((cause: unknown) => {
    throw new SessionRefusal('NO_PASSKEY', messages.notShown, { cause });
  });
  try {
    return await granted('/session/passkey', { step, response: JSON.stringify(response) });
  } catch (error) {
    if (
      error instanceof SessionRefusal &&
      error.code === 'PASSKEY_UNKNOWN' &&
      options.rpId !== undefined
    )
      forgetOnDevice(options.rpId, response.id);
    throw error;
  }
}

/** Has the browser make a passkey, and answers what the server needs of it. */
export async function makePasskey(options: string): Promise<string> {
  // Of our server.
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch((cause: unknown) => {
    const known = cause instanceof Error && cause.name === 'InvalidStateError';
    throw new Refusal('NO_PASSKEY', known ? messages.known : messages.notMade, { cause });
  });
  return JSON.stringify(response);
}

function asked(
  body: unknown,
): { options: PublicKeyCredentialRequestOptionsJSON; step: string } | null {
  if (!isRecord(body) || !isRecord(body['options']) || typeof body['step'] !== 'string')
    return null;
  // The rest is for the browser, which checks it.
  return {
    options: body['options'] as unknown as PublicKeyCredentialRequestOptionsJSON,
    step: body['step'],
  };
}

/** Newer browsers then offer it no more. */
function forgetOnDevice(rpId: string, credentialId: string): void {
  const { PublicKeyCredential: browser } = globalThis as {
    PublicKeyCredential?: {
      signalUnknownCredential?(which: { rpId: string; credentialId: string }): Promise<void>;
    };
  }; // newer than the types
  browser?.signalUnknownCredential?.({ rpId, credentialId }).catch(() => undefined);
}
