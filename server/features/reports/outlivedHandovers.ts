import { type SqlBool, sql } from 'kysely';
import { emptyLog, type Handle, writeTransaction } from '../../database/engine';
import { newId } from '../../ids';
import type { Services } from '../../services';
import { append, hashContent, nextInChain, theServer } from '../journal/append';
import { lockProject } from '../journal/record';
import { clearHandovers, dropDrafts } from './handoverStore';

/**
 * What was erased must not outlive that in a draft, nor in the row of a handover. Whoever erases
 * sees to both, but not a server of an older version beside this one. Answers how many drafts went;
 * an event of the server names them.
 */
export async function dropOutlivedDrafts({
  db,
  clock,
  reports,
  wakeUps,
}: Pick<Services, 'db' | 'clock' | 'reports' | 'wakeUps'>): Promise<number> {
  await clearHandovers(db, await saidByRowsAlone(db));
  let dropped = 0;
  for (const projectId of new Set(
    (await outlivedDrafts(db)).map((handover) => handover.project_id),
  )) {
    const keys = await writeTransaction(db, async (trx) => {
      const outlived = new Set(
        (await outlivedDrafts(trx)).flatMap(({ id, project_id }) =>
          project_id === projectId ? [id] : [],
        ),
      );
      if (outlived.size === 0) return [];
      const project = await lockProject(trx, projectId);
      const { now, previousHash } = await nextInChain(trx, project, clock);
      const drafts = await dropDrafts(trx, [projectId], now, (id) => outlived.has(id));
      const moment = {
        seq: project.last_seq,
        now,
        previousHash,
        occurredAt: now,
        project,
        actor: theServer,
      };
      const redacts = { values: [], files: drafts.idsOf(projectId) };
      const [subjectId = ''] = outlived;
      await append(
        trx,
        moment,
        newId('event'),
        { content: {}, contentHash: hashContent('dropOutlivedDrafts', {}) },
        { kind: 'REDACTED', subjectId, redacts },
      );
      dropped += outlived.size;
      return drafts.keys;
    });
    await reports.discard(keys);
    await emptyLog(db);
    wakeUps.wake(projectId);
  }
  return dropped;
}

/** Drafts of handovers that are not fully signed and were made before something was erased. */
const outlivedDrafts = (db: Handle) =>
  db
    .selectFrom('handover')
    .select(['id', 'project_id'])
    .where('state', 'in', ['PREPARED', 'WITHDRAWN'])
    .where('draft_key', 'is not', null)
    // The same condition as the partial index. The server's own REDACTED events come from this
    // sweep.
    .where(
      sql<SqlBool>`exists (select 1 from event where event.project_id = handover.project_id and event.kind = 'REDACTED' and event.actor_kind <> 'SYSTEM' and event.seq > handover.last_seq)`,
    )
    .execute();

/** Handovers whose rows still hold what was erased from the event that prepared them. */
async function saidByRowsAlone(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('handover')
    .innerJoin('event', (join) =>
      join.onRef('event.subject_id', '=', 'handover.id').on('event.kind', '=', 'HANDOVER_PREPARED'),
    )
    .innerJoin('redaction', (join) =>
      join
        .onRef('redaction.project_id', '=', 'event.project_id')
        .onRef('redaction.seq', '=', 'event.seq'),
    )
    .select('handover.id')
    // How JSON.stringify writes a cleared party.
    .where('handover.parties', 'not like', '%"role":"",%')
    .execute();
  return rows.map(({ id }) => id);
}
