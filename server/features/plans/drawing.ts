import { writeBeside } from '../../database/engine';
import type { PlanRevisionTable } from '../../database/planTables';
import type { PlanMime } from '../../../rules/fileKinds';
import { SlowSheet } from '../../files/plans/plan';
import { newId } from '../../ids';
import { addJob, type Lease, type Share, type Worker } from '../../jobs';
import type { Services } from '../../services';
import { settings } from '../../settings';
import type { SignedIn } from '../auth/sessionStore';
import { append, hashContent, nextInChain, theServer } from '../journal/append';
import { holdProject, lockProject } from '../journal/record';
import { writeFailure } from './file';

/** Whose turn it is to have a sheet drawn: each takes about as long. */
export const drawingFor = ({ payer }: SignedIn): Share => ({ payerId: payer, cost: 2_000 });

type Needed = Pick<Services, 'db' | 'clock' | 'plans' | 'wakeUps' | 'progress' | 'jobs'>;

/**
 * Draws waiting sheets one at a time; slow ones in a second queue, also one at a time, so that the
 * others need not wait for them.
 * Progress is shown to open screens and not written to the journal; that a sheet is ready, or can
 * never be drawn, is an event.
 */
export function startDrawing(services: Needed): Worker {
  const work = (isSlow: boolean): Worker =>
    services.jobs.work(isSlow ? 'DRAW_SLOW_SHEET' : 'DRAW_SHEET', {
      run: (lease) => draw(services, lease, isSlow),
      failed: (lease, why) =>
        finish(services, lease, { state: 'FAILED', failure: writeFailure(why) }),
    });
  const [quick, slow] = [work(false), work(true)];
  return {
    // A sheet that turns out to be slow moves to the second queue.
    async idle() {
      await quick.idle();
      await slow.idle();
    },
    async close() {
      await Promise.all([quick.close(), slow.close()]);
    },
  };
}

async function draw(services: Needed, lease: Lease, isSlow: boolean): Promise<void> {
  const { progress, wakeUps } = services;
  const id = lease.subjectId;
  const sheet = await sheetOf(services, id);
  // A removed plan need not be drawn.
  if (sheet === null) return lease.done(services.db);
  const { projectId, ...page } = sheet;
  // A key of its own for each try: a process that has lost its lease may still be drawing, and what
  // is stored under a key never changes.
  const tilesKey = services.plans.makeTilesKey();
  progress.note(projectId, id, progress.of(id) ?? 0);
  try {
    const { widthPx, heightPx, tilePx, overlapPx } = await services.plans.render(
      { ...page, tilesKey, isSlow },
      (percent) => {
        if (percent >= (progress.of(id) ?? 0) + settings.plan.progressStep)
          progress.note(projectId, id, percent);
      },
    );
    // Shown as being drawn until the row says more.
    await finish(
      services,
      lease,
      {
        state: 'READY',
        width_px: widthPx,
        height_px: heightPx,
        tile_px: tilePx,
        tile_overlap_px: overlapPx,
      },
      tilesKey,
    ).finally(() => progress.end(id));
  } catch (error) {
    // Shown as being drawn all the while.
    if (error instanceof SlowSheet && !isSlow) return drawSlowly(services, lease);
    progress.end(id);
    wakeUps.show(projectId, id);
    throw error;
  }
}

/** Moves the sheet to the queue of slow ones. */
async function drawSlowly({ db, jobs }: Needed, lease: Lease): Promise<void> {
  await writeBeside(db, async (trx) => {
    await lease.done(trx);
    await addJob(trx, 'DRAW_SLOW_SHEET', lease.subjectId, lease.share);
  });
  jobs.wake('DRAW_SLOW_SHEET');
}

/** What is to be drawn; null if its plan was removed. */
async function sheetOf({ db }: Needed, revisionId: string) {
  const row = await db
    .selectFrom('plan_revision')
    .innerJoin('plan', 'plan.id', 'plan_revision.plan_id')
    .innerJoin('plan_file', 'plan_file.id', 'plan_revision.file_id')
    .select([
      'plan_revision.project_id',
      'plan_revision.page',
      'plan_file.file_key',
      'plan_file.mime',
    ])
    .where('plan_revision.id', '=', revisionId)
    .where('plan_revision.state', '=', 'QUEUED')
    .where('plan.removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  // Written by `uploadPlanFile` from a PlanMime.
  return {
    projectId: row.project_id,
    key: row.file_key,
    mime: row.mime as PlanMime,
    page: row.page,
  };
}

/**
 * The event does not hold the key of the tiles: it only says where the server keeps them, and
 * changes when the sheet is drawn again.
 */
async function finish(
  services: Needed,
  lease: Lease,
  outcome: Partial<PlanRevisionTable>,
  tilesKey?: string,
): Promise<void> {
  const revisionId = lease.subjectId;
  const about = await services.db
    .selectFrom('plan_revision')
    .select('project_id')
    .where('id', '=', revisionId)
    .executeTakeFirst();
  // Its project was deleted meanwhile.
  if (about === undefined) return lease.done(services.db);
  const projectId = about.project_id;
  const madeBytes = tilesKey === undefined ? 0 : ((await services.plans.packBytes(tilesKey)) ?? 0);
  await writeBeside(services.db, async (trx) => {
    await holdProject(trx, projectId);
    await lease.done(trx);
    const revision = await trx
      .updateTable('plan_revision')
      .set({
        ...outcome,
        ...(tilesKey !== undefined && { tiles_key: tilesKey, made_bytes: madeBytes }),
      })
      .where('id', '=', revisionId)
      .returning(['plan_id', 'label'])
      .executeTakeFirstOrThrow();
    const project = await lockProject(trx, projectId);
    const { now, previousHash } = await nextInChain(trx, project, services.clock);
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
      { content: { revisionId }, contentHash: hashContent('planRendered', revisionId) },
      {
        kind: 'PLAN_RENDERED',
        subjectId: revision.plan_id,
        changes: [{ field: 'revision', from: null, to: revision.label }],
        facts: outcome,
      },
    );
  });
  services.wakeUps.wake(projectId);
}
