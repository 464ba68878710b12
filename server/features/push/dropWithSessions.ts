import type { Handle } from '../../database/engine';

/** Deletes what ends with these sessions: their devices are told no more, and no app takes them along. */
export async function dropWithSessions(db: Handle, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await db.deleteFrom('push_subscription').where('session_id', 'in', sessionIds).execute();
  await db.deleteFrom('start_token').where('session_id', 'in', sessionIds).execute();
}
