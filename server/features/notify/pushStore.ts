import { sql } from 'kysely';
import { type Handle, type Trx } from '../../database/engine';
import type { PushSubscriptionTable } from '../../database/pushTables';
import type { Language } from '../../../rules/languages';
import { fromActiveAdmitted } from './store';
import type { NotificationChannel } from './due';

/** What is needed of a device to send it a message. */
export interface ToldDevice extends Pick<
  PushSubscriptionTable,
  'id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'origin'
> {
  userId: string;
  language: Language;
  secondFactorAt: number | null;
  linkId: string | null;
}

const devices = (db: Handle) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .innerJoin('user', 'user.id', 'session.user_id')
    .leftJoin('link_person', 'link_person.user_id', 'session.user_id')
    .select([
      'push_subscription.id',
      'push_subscription.session_id',
      'push_subscription.endpoint',
      'push_subscription.p256dh',
      'push_subscription.auth',
      'push_subscription.origin',
      'user.id as userId',
      'user.language',
      'session.second_factor_at as secondFactorAt',
      'link_person.link_id as linkId',
    ]);

/**
 * The devices whose last message is long enough ago. A clock that was put back must not silence
 * any.
 */
export const devicesSince = (
  db: Handle,
  { now, gap }: { now: number; gap: number },
): Promise<ToldDevice[]> =>
  devices(db)
    .where((eb) =>
      eb.or([
        eb('push_subscription.sent_at', '<=', now - gap),
        eb('push_subscription.sent_at', '>', now),
      ]),
    )
    .orderBy('push_subscription.id')
    .execute();

/** One of those devices, read again. */
export const deviceSince = (
  db: Handle,
  id: string,
  { now, gap }: { now: number; gap: number },
): Promise<ToldDevice | undefined> =>
  devices(db)
    .where('push_subscription.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('push_subscription.sent_at', '<=', now - gap),
        eb('push_subscription.sent_at', '>', now),
      ]),
    )
    .executeTakeFirst();

/**
 * Selects what one device gets messages of: projects at whose sites it is day, and which its
 * session may open.
 */
export const channelTo = (
  device: Pick<ToldDevice, 'id' | 'secondFactorAt' | 'linkId'>,
  zonesAwake: readonly string[],
): NotificationChannel => ({
  from: sql`${fromActiveAdmitted} join project as awake on awake.id = member.project_id and awake.time_zone in (${sql.join(zonesAwake)})
    and ${hasSecondFactor(device) ? sql`1 = 1` : sql`awake.second_factor = 0`} left join push_told on push_told.subscription_id = ${device.id} and push_told.project_id = member.project_id`,
  toldUpTo: sql`coalesce(push_told.seq, 0)`,
});

/** The same as for a request of the device's session. */
export const hasSecondFactor = ({
  secondFactorAt,
  linkId,
}: Pick<ToldDevice, 'secondFactorAt' | 'linkId'>): boolean =>
  linkId !== null || secondFactorAt !== null;

export async function timeZones(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('project')
    .select('time_zone')
    .distinct()
    .where('state', '=', 'ACTIVE')
    .execute();
  return rows.map(({ time_zone }) => time_zone);
}

/** Stores which events a sent message covered. */
export async function noteTold(
  trx: Trx,
  { id, at, upTo }: { id: string; at: number; upTo: ReadonlyMap<string, number> },
): Promise<void> {
  await trx.updateTable('push_subscription').set({ sent_at: at }).where('id', '=', id).execute();
  for (const [projectId, seq] of upTo) {
    await trx
      .insertInto('push_told')
      .values({ subscription_id: id, project_id: projectId, seq })
      .onConflict((conflict) =>
        conflict.columns(['subscription_id', 'project_id']).doUpdateSet({ seq }),
      )
      .execute();
  }
}

/**
 * Marks everything up to now as sent for a new device, so that it gets no messages about earlier
 * events.
 */
export const skipTold = (trx: Trx, id: string, userId: string) =>
  sql`insert into push_told (subscription_id, project_id, seq) select ${id}, project.id, project.last_seq from project where project.id in (select project_id from admitted where user_id = ${userId})`.execute(
    trx,
  );

export const dropDevice = (db: Handle, id: string) =>
  db.deleteFrom('push_subscription').where('id', '=', id).execute();

/**
 * Deletes subscriptions made with another key, because push services would refuse every message.
 * The devices subscribe again when the app is opened.
 */
export const dropOfOtherKeys = (db: Handle, publicKey: string) =>
  db.deleteFrom('push_subscription').where('server_key', '!=', publicKey).execute();

/** Devices that pause after a failed message, with the end of the pause. */
export const restingDevices = (db: Handle) =>
  db
    .selectFrom('job')
    .select(['subject_id', 'not_before'])
    .where('kind', '=', 'PUSH')
    .where('state', '=', 'WAITING')
    .execute();

/** Deletes the jobs of devices that are no longer subscribed. */
export const dropJobs = (db: Handle, ids: readonly string[]) =>
  db
    .deleteFrom('job')
    .where('kind', '=', 'PUSH')
    .where('state', '=', 'WAITING')
    .where('subject_id', 'in', ids)
    .execute();

export async function knownDevices(db: Handle, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
