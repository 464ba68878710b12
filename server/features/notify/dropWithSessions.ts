import type { Handle } from '../../database/engine';

/**
 * Deletes what ends with these sessions: the subscriptions of their devices, and the tokens with
 * which an app would take them along.
 */
export async function dropWithSessions(db: Handle, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await db.deleteFrom('push_subscription').where('session_id', 'in', sessionIds).execute();
  await db.deleteFrom('start_token').where('session_id', 'in', sessionIds).execute();
}
