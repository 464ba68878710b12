import { createECDH } from 'node:crypto';
import type { MutationSavePushSubscriptionArgs } from '../../../__generated__/server/resolvers';
import { type Context, requireViewer } from '../../context';
import { engineOf, writeBeside } from '../../database/engine';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import { knownEndpoint } from './pushServices';
import { dropDevice, skipTold } from './pushStore';

// Subscribes and unsubscribes devices. Changes nothing in a project, so it makes no event; each
// mutation can be repeated.

/**
 * Subscribes the device of this session to messages about what waits for its person. Replaces the
 * session's earlier subscription.
 */
export async function savePushSubscription(
  context: Context,
  { input }: MutationSavePushSubscriptionArgs,
): Promise<string> {
  const { db, clock, pushKeys, pushServices } = context.services;
  const { userId, sessionId } = requireViewer(context);
  if (input.key !== pushKeys.publicKey) throw new Refusal('PUSH_KEY_CHANGED', {}, 'key');
  if (!isPointOnCurve(input.p256dh)) throw new Refusal('BAD_REQUEST', {}, 'p256dh');
  if (bytesOf(input.auth)?.length !== 16) throw new Refusal('BAD_REQUEST', {}, 'auth');
  const endpoint = knownEndpoint(input.endpoint, pushServices);
  if (endpoint === null) throw new Refusal('PUSH_SERVICE_UNKNOWN', {}, 'endpoint');
  const device = {
    session_id: sessionId,
    endpoint,
    p256dh: input.p256dh,
    auth: input.auth,
    server_key: input.key,
    origin: context.origin,
  };
  await writeBeside(db, async (trx) => {
    await trx
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .modifyEnd(engineOf(trx).held('session'))
      .execute();
    const before = await trx
      .selectFrom('push_subscription')
      .selectAll()
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    // A browser has one endpoint, so the session that used it before loses its subscription.
    await trx
      .deleteFrom('push_subscription')
      .where('endpoint', '=', endpoint)
      .where('session_id', '!=', sessionId)
      .execute();
    if (before !== undefined) {
      await trx.updateTable('push_subscription').set(device).where('id', '=', before.id).execute();
      return;
    }
    // A session that has ended meanwhile gets no subscription.
    const open = await trx
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (open === undefined) throw new Refusal('UNAUTHENTICATED');
    const id = newId('push');
    await trx
      .insertInto('push_subscription')
      .values({ ...device, id, made_at: clock(), sent_at: 0 })
      .execute();
    await skipTold(trx, id, userId);
  });
  return endpoint;
}

/** Unsubscribes the device of this session. */
export async function removePushSubscription(context: Context): Promise<boolean> {
  const { db } = context.services;
  const { sessionId } = requireViewer(context);
  const device = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (device !== undefined) await dropDevice(db, device.id);
  return device !== undefined;
}

/** Null if the text is not base64url. */
const bytesOf = (text: string): Buffer | null =>
  /^[\w-]{1,100}$/.test(text) ? Buffer.from(text, 'base64url') : null;

/**
 * Whether it is an uncompressed public key of P-256: a message cannot be encrypted for any other.
 */
function isPointOnCurve(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes?.length !== 65) return false;
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}
