import { sql } from 'kysely';
import type {
  MutationChangeMailingArgs,
  MutationMarkSeenArgs,
} from '../../../__generated__/server/resolvers';
import { type Context, renewLoaders, requireViewer } from '../../context';
import { type Trx, writeBeside, writeTransaction } from '../../database/engine';
import type { ProjectTable } from '../../database/schema';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { positionOf } from '../journal/cursor';

// What a person has read, and which mails they want. Changes nothing in a project, so it makes no
// event; each mutation can be repeated.

/**
 * Stores how far the person has read, so that their phone and desktop agree. Returns the ids of the
 * projects.
 */
export async function markSeen(
  context: Context,
  { input }: MutationMarkSeenArgs,
): Promise<string[]> {
  const { db } = context.services;
  const { userId } = requireViewer(context);
  if (input.places.length > settings.query.first) throw new Refusal('BAD_REQUEST', {}, 'places');
  const seen = await Promise.all(
    input.places.map(async ({ projectId, cursor }) => {
      if ((await memberOf(context, projectId)) === null)
        throw new Refusal('NOT_FOUND', {}, 'projectId');
      const { seq } = await positionOf(context.services, projectId, cursor, 'cursor');
      return { user_id: userId, project_id: projectId, seen_seq: seq };
    }),
  );
  await writeBeside(db, async (trx) => {
    // In one order, so that no two of their devices wait for each other.
    for (const row of seen.toSorted((one, other) => (one.project_id < other.project_id ? -1 : 1))) {
      await trx
        .insertInto('attention')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'project_id'])
            .doUpdateSet({ seen_seq: row.seen_seq })
            .where('attention.seen_seq', '<', row.seen_seq),
        )
        .execute();
    }
  });
  renewLoaders(context);
  return seen.map(({ project_id }) => project_id);
}

export async function projectsById(
  { loaders }: Context,
  ids: readonly string[],
): Promise<ProjectTable[]> {
  const projects = await Promise.all(ids.map(async (id) => loaders.project.load(id)));
  return projects.filter((project) => project !== null);
}

export async function changeMailing(
  context: Context,
  { input }: MutationChangeMailingArgs,
): Promise<void> {
  const wanted = {
    ...(input.waiting != null && { waiting: Number(input.waiting) }),
    ...(input.digest != null && { digest: Number(input.digest) }),
  };
  if (Object.keys(wanted).length === 0) return;
  const { userId } = requireViewer(context);
  await writeTransaction(context.services.db, async (trx) => {
    const before = await trx
      .selectFrom('mailing')
      .select('waiting')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    await trx
      .insertInto('mailing')
      .values({ user_id: userId, ...wanted })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(wanted))
      .execute();
    // Nothing from the time without mails is mailed afterwards.
    if (wanted.waiting === 1 && before?.waiting === 0) await skipMails(trx, userId);
  });
}

async function skipMails(trx: Trx, userId: string): Promise<void> {
  await sql`insert into attention (user_id, project_id, mailed_seq)
    select user_id, project_id, last_seq from member join project on project.id = member.project_id where user_id = ${userId}
    on conflict (user_id, project_id) do update set mailed_seq = excluded.mailed_seq`.execute(trx);
}

/** Which mails a person wants; by default both. */
export async function mailingOf(
  { db }: Context['services'],
  userId: string,
): Promise<{ waiting: boolean; digest: boolean }> {
  const row = await db
    .selectFrom('mailing')
    .select(['waiting', 'digest'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { waiting: row?.waiting !== 0, digest: row?.digest !== 0 };
}
