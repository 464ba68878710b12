import type { ProjectTable } from '../../database/schema';
import type { Trx } from './record';

/**
 * Epoch ms for the event whose number was just taken: the server's clock, but never before the event in front of it. A machine's clock is set
 * back now and then, and whoever has seen an edit must be later than it.
 */
export async function journalTime(trx: Trx, project: ProjectTable, clock: () => number): Promise<number> {
  const before = await recordedAt(trx, project, project.last_seq - 1);
  return Math.max(clock(), before ?? 0);
}

/** A device's clock counts only between the moment of what the person was looking at and now. */
export async function clampTime(trx: Trx, project: ProjectTable, time: { occurredAt: number; seenSeq: number | null; now: number }): Promise<number> {
  if (time.seenSeq === null) return time.now;
  const seen = await recordedAt(trx, project, time.seenSeq);
  return Math.min(Math.max(time.occurredAt, seen ?? project.created_at), time.now);
}

/** When the journal came to this number. */
async function recordedAt(trx: Trx, project: ProjectTable, seq: number): Promise<number | undefined> {
  const event = await trx
    .selectFrom('event')
    .select('recorded_at')
    .where('project_id', '=', project.id)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.recorded_at;
}
