import { writeTransaction } from '../../database/engine';
import type { PlanRevisionTable } from '../../database/planTables';
import { createRenderQueue, type RenderQueue } from '../../files';
import type { PlanMime, RenderedSheet } from '../../files/plans/plan';
import { newId } from '../../ids';
import type { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { append, hashContent, lockProject } from '../journal/record';
import { journalTime } from '../journal/time';
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
 * Draws what the database says is queued, one sheet at a time. How far it is lives in this process only, and is shown to open screens
 * without a word in the journal; that it is ready, or can never be, is an event. After a restart it is queued again.
 */
export function startDrawing(services: Needed): PlanDrawing & Pick<RenderQueue, 'idle' | 'close'> {
  const underWay = new Map<string, { projectId: string; percent: number }>();
  const show = ({ id, projectId }: Task, percent: number): void => {
    underWay.set(id, { projectId, percent });
    services.wakeUps.show(projectId, id);
  };
  const queue = createRenderQueue<Task, RenderedSheet>({
    log: (line) => services.log({ ...line }),
    next: (busy) => nextOf(services, busy),
    async render(task) {
      show(task, 0);
      try {
        return await services.plans.render(task, (percent) => {
          const shown = underWay.get(task.id)?.percent ?? 0;
          if (percent >= shown + settings.plan.progressStep) show(task, percent);
        });
      } catch (error) {
        underWay.delete(task.id);
        services.wakeUps.show(task.projectId, task.id);
        throw error;
      }
    },
    async ready({ id }, { widthPx, heightPx, tilePx, overlapPx }) {
      // Shown as being drawn until the row says more.
      try {
        await finish(services, id, { state: 'READY', width_px: widthPx, height_px: heightPx, tile_px: tilePx, tile_overlap_px: overlapPx });
      } finally {
        underWay.delete(id);
      }
    },
    failed: ({ id }, why: Refusal) => finish(services, id, { state: 'FAILED', failure: writeFailure(why) }),
  });
  return {
    wake: () => queue.wake(),
    idle: () => queue.idle(),
    close: () => queue.close(),
    progressOf: (revisionId) => underWay.get(revisionId)?.percent ?? null,
    underWayIn: (projectId) => [...underWay].filter(([, one]) => one.projectId === projectId).map(([id]) => id),
  };
}

/** The revision that waits longest. What nobody looks at any more need not be drawn. */
async function nextOf({ db }: Needed, busy: readonly string[]): Promise<Task | null> {
  const row = await db
    .selectFrom('plan_revision')
    .innerJoin('plan', 'plan.id', 'plan_revision.plan_id')
    .innerJoin('plan_file', 'plan_file.id', 'plan_revision.file_id')
    .select(['plan_revision.id', 'plan_revision.project_id', 'plan_revision.page', 'plan_revision.tiles_key', 'plan_file.file_key', 'plan_file.mime'])
    .where('plan_revision.state', '=', 'QUEUED')
    .where('plan.removed_at', 'is', null)
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
    const now = await journalTime(trx, project, services.clock);
    const moment = { seq: project.last_seq, now, occurredAt: now, project, viewer: { userId: null } };
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
