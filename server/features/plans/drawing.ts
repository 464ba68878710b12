import { writeTransaction } from '../../database/engine';
import type { PlanRevisionTable } from '../../database/planTables';
import { createRenderQueue, type RenderQueue } from '../../files';
import type { PlanMime } from '../../../rules/fileKinds';
import { type RenderedSheet, SlowSheet } from '../../files/plans/plan';
import { newId } from '../../ids';
import type { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { append, hashContent, theServer } from '../journal/append';
import { lockProject } from '../journal/record';
import { nextPlace } from '../journal/time';
import { writeFailure } from './failure';

/** What resolvers and the journal ask of the drawing. */
export interface PlanDrawing {
  /** Says that a revision may be waiting. */
  wake(): void;
  /** Whole percent; null if it is not being drawn now. */
  progressOf(revisionId: string): number | null;
  /** The revisions of the project that are being drawn now. */
  underWayIn(projectId: string): string[];
}

interface Task {
  id: string;
  projectId: string;
  key: string;
  mime: PlanMime;
  page: number;
  tilesKey: string;
}

type Needed = Pick<Services, 'db' | 'clock' | 'log' | 'plans' | 'wakeUps'>;

/**
 * Draws what the database says is queued, one sheet at a time; those that take long are drawn beside the others, one at a time too, so that
 * nobody waits for them. How far it is lives in this process only, and is shown to open screens
 * without a word in the journal; that it is ready, or can never be, is an event. After a restart it is queued again.
 */
export function startDrawing(services: Needed): PlanDrawing & Pick<RenderQueue, 'idle' | 'close'> {
  const underWay = new Map<string, { projectId: string; percent: number }>();
  const show = ({ id, projectId }: Task, percent: number): void => {
    underWay.set(id, { projectId, percent });
    services.wakeUps.show(projectId, id);
  };
  /** What has shown itself to take long. After a restart it shows itself again. */
  const slow = new Set<string>();
  const queueOf = (isSlow: boolean): RenderQueue =>
    createRenderQueue<Task, RenderedSheet | SlowSheet>({
      log: (line) => services.log({ ...line }),
      next: (busy) => nextOf(services, isSlow ? { among: [...slow], busy } : { busy: [...busy, ...slow] }),
      async render(task) {
        show(task, underWay.get(task.id)?.percent ?? 0);
        try {
          return await services.plans.render({ ...task, isSlow }, (percent) => {
            const shown = underWay.get(task.id)?.percent ?? 0;
            if (percent >= shown + settings.plan.progressStep) show(task, percent);
          });
        } catch (error) {
          if (error instanceof SlowSheet && !isSlow) return error;
          underWay.delete(task.id);
          services.wakeUps.show(task.projectId, task.id);
          throw error;
        }
      },
      async ready({ id }, done) {
        if (done instanceof SlowSheet) {
          slow.add(id);
          slowQueue.wake();
          return;
        }
        // Shown as being drawn until the row says more.
        try {
          const { widthPx, heightPx, tilePx, overlapPx } = done;
          await finish(services, id, { state: 'READY', width_px: widthPx, height_px: heightPx, tile_px: tilePx, tile_overlap_px: overlapPx });
          slow.delete(id);
        } finally {
          underWay.delete(id);
        }
      },
      async failed({ id }, why: Refusal) {
        await finish(services, id, { state: 'FAILED', failure: writeFailure(why) });
        slow.delete(id);
      },
    });
  const [queue, slowQueue] = [queueOf(false), queueOf(true)];
  return {
    wake: () => queue.wake(),
    // What turns out to be slow goes from the one to the other.
    async idle() {
      await queue.idle();
      await slowQueue.idle();
    },
    async close() {
      await Promise.all([queue.close(), slowQueue.close()]);
    },
    progressOf: (revisionId) => underWay.get(revisionId)?.percent ?? null,
    underWayIn: (projectId) => [...underWay].filter(([, one]) => one.projectId === projectId).map(([id]) => id),
  };
}

/** The revision that waits longest. What nobody looks at any more need not be drawn. */
async function nextOf({ db }: Needed, { busy, among }: { busy: readonly string[]; among?: readonly string[] }): Promise<Task | null> {
  if (among?.length === 0) return null;
  const row = await db
    .selectFrom('plan_revision')
    .innerJoin('plan', 'plan.id', 'plan_revision.plan_id')
    .innerJoin('plan_file', 'plan_file.id', 'plan_revision.file_id')
    .select(['plan_revision.id', 'plan_revision.project_id', 'plan_revision.page', 'plan_revision.tiles_key', 'plan_file.file_key', 'plan_file.mime'])
    .where('plan_revision.state', '=', 'QUEUED')
    .where('plan.removed_at', 'is', null)
    .$if(among !== undefined, (query) => query.where('plan_revision.id', 'in', among ?? []))
    .$if(busy.length > 0, (query) => query.where('plan_revision.id', 'not in', busy))
    .orderBy('plan_revision.added_at')
    .orderBy('plan_revision.seq')
    .executeTakeFirst();
  if (row === undefined) return null;
  // Written by `uploadPlanFile` from a PlanMime.
  return { id: row.id, projectId: row.project_id, key: row.file_key, mime: row.mime as PlanMime, page: row.page, tilesKey: row.tiles_key };
}

async function finish(services: Needed, revisionId: string, outcome: Partial<PlanRevisionTable>): Promise<void> {
  const projectId = await writeTransaction(services.db, async (trx) => {
    const revision = await trx
      .updateTable('plan_revision')
      .set(outcome)
      .where('id', '=', revisionId)
      .returning(['project_id', 'plan_id', 'label'])
      .executeTakeFirstOrThrow();
    const project = await lockProject(trx, revision.project_id);
    const { now, previousHash } = await nextPlace(trx, project, services.clock);
    const moment = { seq: project.last_seq, now, previousHash, occurredAt: now, project, actor: theServer };
    await append(trx, moment, newId('event'), { content: { revisionId }, contentHash: hashContent('planRendered', revisionId) }, {
      kind: 'PLAN_RENDERED',
      subjectId: revision.plan_id,
      changes: [{ field: 'revision', from: null, to: revision.label }],
      facts: outcome,
    });
    return project.id;
  });
  services.wakeUps.wake(projectId);
}
