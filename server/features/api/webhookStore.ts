import { sql } from 'kysely';
import type { WebhookEventTable, WebhookTable } from '../../database/apiTables';
import type { Handle, Trx } from '../../database/engine';
import { settings } from '../../settings';

/** The webhooks of a project that are not removed. */
export const webhooksOf = (db: Handle, projectId: string): Promise<WebhookTable[]> =>
  db
    .selectFrom('webhook')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('ended_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();

export const webhookById = (db: Handle, id: string): Promise<WebhookTable | undefined> =>
  db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Whether it is neither removed nor its project deleted. */
export async function sendsStill(db: Handle, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('webhook')
    .innerJoin('project', 'project.id', 'webhook.project_id')
    .where('webhook.id', '=', id)
    .where('webhook.ended_at', 'is', null)
    .where('project.state', '<>', 'DELETED')
    .select('webhook.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends webhooks of a project, or one, and forgets what was not taken. */
export async function endWebhooks(
  trx: Trx,
  which: { id: string } | { project_id: string },
  now: number,
): Promise<void> {
  const ended = await trx
    .updateTable('webhook')
    .set({ ended_at: now })
    .where((eb) => eb.and(which))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  if (ended.length === 0) return;
  await trx
    .deleteFrom('webhook_event')
    .where(
      'webhook_id',
      'in',
      ended.map(({ id }) => id),
    )
    .execute();
}

/**
 * The webhooks with something to send now: new events, or one to be tried again. A clock that was
 * put back must not silence any.
 */
export async function dueWebhooks(db: Handle, now: number): Promise<string[]> {
  const longest = Math.max(...settings.webhooks.pauses);
  const rows = await db
    .selectFrom('webhook')
    .innerJoin('project', 'project.id', 'webhook.project_id')
    .where('webhook.ended_at', 'is', null)
    .where('project.state', '<>', 'DELETED')
    .where((eb) => eb.not(eb.between('webhook.rests_until', now + 1, now + longest)))
    .where((eb) =>
      eb.or([
        eb('webhook.seq', '<', eb.ref('project.last_seq')),
        eb.exists(
          eb
            .selectFrom('webhook_event as waiting')
            .select('waiting.seq')
            .whereRef('waiting.webhook_id', '=', 'webhook.id')
            .where('waiting.given_up_at', 'is', null)
            .where((is) => is.not(is.between('waiting.next_at', now + 1, now + longest))),
        ),
      ]),
    )
    .select('webhook.id')
    .orderBy('webhook.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Events that are not given up, in the order of the journal. */
export const waitingEvents = (db: Handle, webhookId: string): Promise<WebhookEventTable[]> =>
  db
    .selectFrom('webhook_event')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('given_up_at', 'is', null)
    .orderBy('seq')
    .execute();

/** Events that were tried and not taken, the newest first. */
export const untakenEvents = (db: Handle, webhookIds: readonly string[], most: number) =>
  db
    .selectFrom('webhook_event')
    .innerJoin('webhook', 'webhook.id', 'webhook_event.webhook_id')
    .innerJoin('event', (join) =>
      join
        .onRef('event.project_id', '=', 'webhook.project_id')
        .onRef('event.seq', '=', 'webhook_event.seq'),
    )
    .leftJoin('snag', 'snag.id', 'event.snag_id')
    .innerJoin('project', 'project.id', 'webhook.project_id')
    .where('webhook_event.webhook_id', 'in', webhookIds)
    .where('webhook_event.tries', '>', 0)
    .selectAll('webhook_event')
    .select([
      'event.id as event_id',
      'event.kind',
      'event.recorded_at',
      'snag.number',
      'project.code',
    ])
    .orderBy('webhook_event.seq', 'desc')
    .limit(most)
    .execute();

export type UntakenEvent = Awaited<ReturnType<typeof untakenEvents>>[number];

/**
 * All up to this number is sent, or stands among the events that wait. False if it is removed by
 * now, or begins elsewhere, because somebody has it replayed.
 */
export async function passEvent(
  trx: Handle,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook')
    .set({ seq: to })
    .where('id', '=', id)
    .where('seq', '=', from)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteTaken(trx: Handle, id: string, now: number): Promise<void> {
  await trx
    .updateTable('webhook')
    .set({ sent_at: now, away: 0, rests_until: 0 })
    .where('id', '=', id)
    .execute();
}

/** The receiver seems to be away: nothing is sent for a while, or for the ms that it asks for. */
export async function noteAway(
  db: Handle,
  { id, away }: Pick<WebhookTable, 'id' | 'away'>,
  now: number,
  asked: number | null,
): Promise<void> {
  const { pauses } = settings.webhooks;
  const pause =
    asked === null
      ? (pauses[Math.min(away, pauses.length - 1)] ?? 0)
      : Math.min(asked, Math.max(...pauses));
  await db
    .updateTable('webhook')
    .set({ away: sql<number>`away + 1`, rests_until: now + pause })
    .where('id', '=', id)
    .execute();
}

/** Lets events be tried again at once, and for another day: those given up too. */
export async function tryAgain(
  trx: Trx,
  webhookId: string,
  eventIds: readonly string[] | null,
): Promise<void> {
  await trx
    .updateTable('webhook_event')
    .set({ first_at: null, tries: 0, next_at: 0, given_up_at: null })
    .where('webhook_id', '=', webhookId)
    .$if(eventIds !== null, (query) =>
      query.where('seq', 'in', (eb) =>
        eb
          .selectFrom('event')
          .innerJoin('webhook', 'webhook.project_id', 'event.project_id')
          .select('event.seq')
          .where('webhook.id', '=', webhookId)
          .where('event.id', 'in', eventIds ?? []),
      ),
    )
    .execute();
  await wakeWebhook(trx, webhookId);
}

/** Sends all that came after this number, once more. */
export async function replayFrom(trx: Trx, webhookId: string, seq: number): Promise<void> {
  await trx
    .deleteFrom('webhook_event')
    .where('webhook_id', '=', webhookId)
    .where('seq', '>', seq)
    .execute();
  await trx.updateTable('webhook').set({ seq }).where('id', '=', webhookId).execute();
  await wakeWebhook(trx, webhookId);
}

async function wakeWebhook(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('webhook').set({ away: 0, rests_until: 0 }).where('id', '=', id).execute();
}
