import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { CommandRefused } from '../commandRefused';
import type { Trx } from '../database/engine';
import { databaseFile, openDatabase } from '../database/open';
import type { Database } from '../database/schema';
import { usePostgres } from '../database/usePostgres';
import { append, hashContent, nextInChain, theServer } from '../features/journal/append';
import { lockProject } from '../features/journal/record';
import { restoredChanges, type RestoredFacts } from '../features/journal/restored';
import { lastRecordedAt } from '../features/journal/store';
import { newId } from '../ids';
import { backedUpSetting } from './backup';

interface NewHistoryOptions {
  dataDir: string;
  /** @default SQLite below `dataDir` */
  databaseUrl?: string | undefined;
}

/**
 * Has a database that something else than our own restore has put back, such as a snapshot of the
 * machine, go on as after a restore. No server may run on it. Throws {@link CommandRefused}.
 */
export async function beginNewHistory({
  dataDir,
  databaseUrl,
}: NewHistoryOptions): Promise<string[]> {
  if (databaseUrl !== undefined) return usePostgres(databaseUrl, beginAnew);
  // Opening it would make an empty one.
  if (!existsSync(join(dataDir, databaseFile)))
    throw new CommandRefused(
      `There is no Snagbook in ${dataDir}. Set DATA_DIR to the folder of its data.`,
    );
  const db = await openDatabase(dataDir);
  try {
    return await beginAnew(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Snag numbers that are left out after a restore, in each project. Snags that were raised after the
 * backup had the next ones, and people have written them on walls and in letters: no other snag
 * gets them. Far more than a site raises between two backups.
 */
const skipped = 1_000;

/**
 * Whatever was written after the state that the database has may be gone: everybody signs in again,
 * each journal says that it goes on from there, and snag numbers go on after a gap. Answers sentences about what ended.
 */
export const beginAnew = (db: Kysely<Database>): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const [now, backedUpAt] = [Date.now(), await readBackedUpAt(trx)];
    for (const { id } of await trx.selectFrom('project').select('id').execute())
      await sayRestored(trx, id, { backedUpAt, clock: () => now });
    await trx.deleteFrom('setting').where('name', '=', backedUpSetting).execute();
    // Their newest tokens are not in the backup, and a copy of it must let nobody in.
    await trx.deleteFrom('token').execute();
    await trx.deleteFrom('start_token').execute();
    await trx.deleteFrom('provider_session').execute();
    await trx.deleteFrom('push_told').execute();
    await trx.deleteFrom('push_subscription').execute();
    await trx.deleteFrom('session').execute();
    // One that was used after the backup would work again.
    await trx.deleteFrom('password_link').execute();
    // Whoever was sent one has the address still, and the report may have been removed since.
    await trx.deleteFrom('report_link').execute();
    // A party may have signed since.
    await trx.deleteFrom('code_link').execute();
    // What waited at the time of the backup has most likely been sent since.
    await trx
      .deleteFrom('job')
      .where('kind', 'in', ['SEND_REPORT', 'SEND_LINK', 'ASK_SIGNER'])
      .execute();
    await trx
      .updateTable('report_mail')
      .set({ state: 'FAILED', reason: 'RESTORED', settled_at: now })
      .where('state', 'in', ['WAITING', 'SENDING'])
      .execute();
    await trx
      .updateTable('project')
      .set((eb) => ({ last_number: eb('last_number', '+', skipped) }))
      .execute();
    // Whoever had leased them is not there any more.
    await trx
      .updateTable('job')
      .set({ state: 'WAITING', leased_by: null, leased_until: 0, not_before: 0 })
      .execute();
    return [
      `Everybody signs in again, and the next snag of each project has a number ${skipped} higher: those between may have been given out since.`,
      ...(await endInvited(trx, now)),
    ];
  });

/** Links, keys, webhooks and invitations that may have been withdrawn since would be open again. */
async function endInvited(trx: Trx, now: number): Promise<string[]> {
  const links = await trx
    .selectFrom('company_link as link')
    .leftJoin('company', 'company.id', 'link.company_id')
    .innerJoin('project', 'project.id', 'link.project_id')
    .where('link.ended_at', 'is', null)
    .select((eb) => ['project.code', eb.fn.coalesce('company.name', 'link.name').as('name')])
    .orderBy('project.code')
    .orderBy('name')
    .execute();
  const invitations = await trx
    .selectFrom('invitation')
    .innerJoin('project', 'project.id', 'invitation.project_id')
    .where('invitation.ended_at', 'is', null)
    .where('invitation.expires_at', '>', now)
    .select(['project.code', 'invitation.email'])
    .orderBy('project.code')
    .orderBy('invitation.email')
    .execute();
  const keys = await trx
    .selectFrom('api_key')
    .innerJoin('user', 'user.id', 'api_key.user_id')
    .innerJoin('project', 'project.id', 'api_key.project_id')
    .where('api_key.ended_at', 'is', null)
    .select(['project.code', 'user.name'])
    .orderBy('project.code')
    .orderBy('user.name')
    .execute();
  const hooks = await trx
    .selectFrom('webhook')
    .innerJoin('project', 'project.id', 'webhook.project_id')
    .where('webhook.ended_at', 'is', null)
    .select(['project.code', 'webhook.url'])
    .orderBy('project.code')
    .orderBy('webhook.id')
    .execute();
  await trx.deleteFrom('webhook_event').execute();
  for (const table of ['company_link', 'invitation', 'api_key', 'webhook'] as const)
    await trx.updateTable(table).set({ ended_at: now }).where('ended_at', 'is', null).execute();
  return [
    ...links.map(
      ({ code, name }) => `Ended in ${code}: the link of ${name}. Make a new one if it is needed.`,
    ),
    ...keys.map(
      ({ code, name }) => `Ended in ${code}: the API key ${name}. Make a new one if it is needed.`,
    ),
    ...hooks.map(
      ({ code, url }) =>
        `Ended in ${code}: the webhook to ${new URL(url).host}. Add it again if it is needed.`,
    ),
    ...invitations.map(
      ({ code, email }) => `Ended in ${code}: the invitation of ${email}. Invite them again.`,
    ),
  ];
}

/**
 * Null if it does not say: a version before has made it, or it was copied by hand; or a server has
 * written to it since, so that it has more than it had then.
 */
async function readBackedUpAt(trx: Trx): Promise<number | null> {
  const said = await trx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', backedUpSetting)
    .executeTakeFirst();
  const at = Number(said?.value);
  return said !== undefined && at >= (await lastRecordedAt(trx)) ? at : null;
}

/**
 * Has a journal say that it goes on from the backup. Where an event stands already that is no part
 * of it nothing can be appended; whoever checks the journal finds that.
 */
async function sayRestored(
  trx: Trx,
  projectId: string,
  { backedUpAt, clock }: { backedUpAt: number | null; clock: () => number },
): Promise<void> {
  const extra = await trx
    .selectFrom('event')
    .innerJoin('project', 'project.id', 'event.project_id')
    .select('seq')
    .where('project.id', '=', projectId)
    .whereRef('event.seq', '>', 'project.last_seq')
    .executeTakeFirst();
  if (extra !== undefined) return;
  const project = await lockProject(trx, projectId);
  const { now, previousHash } = await nextInChain(trx, project, clock);
  const facts: RestoredFacts = {
    backup: { madeAt: backedUpAt, events: project.last_seq - 1, lastHash: previousHash },
  };
  const moment = {
    seq: project.last_seq,
    now,
    previousHash,
    occurredAt: now,
    project,
    actor: theServer,
  };
  await append(
    trx,
    moment,
    newId('event'),
    { content: {}, contentHash: hashContent('restore', {}) },
    { kind: 'RESTORED', subjectId: projectId, changes: restoredChanges(facts), facts },
  );
}
