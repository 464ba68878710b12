import type { ProjectTable } from '../../database/schema';
import { noHash } from './chain';
import type { Trx } from './record';

/**
 * When the event is whose number was just taken, in epoch ms, and the hash it goes on from. The server's clock counts, but never before the event in
 * front of it: a machine's clock is set back now and then, and whoever has seen an edit must be later than it.
 */
export async function nextPlace(trx: Trx, project: ProjectTable, clock: () => number): Promise<{ now: number; previousHash: string }> {
  const before = await eventAt(trx, project, project.last_seq - 1);
  return { now: Math.max(clock(), before?.recorded_at ?? 0), previousHash: before?.hash ?? noHash };
}

/** A device's clock counts only between the moment of what the person was looking at and now. */
export async function clampTime(trx: Trx, project: ProjectTable, time: { occurredAt: number; seenSeq: number | null; now: number }): Promise<number> {
  if (time.seenSeq === null) return time.now;
  const seen = await eventAt(trx, project, time.seenSeq);
  return Math.min(Math.max(time.occurredAt, seen?.recorded_at ?? project.created_at), time.now);
}

/** The event with this number. */
function eventAt(trx: Trx, project: ProjectTable, seq: number): Promise<{ recorded_at: number; hash: string } | undefined> {
  return trx
    .selectFrom('event')
    .select(['recorded_at', 'hash'])
    .where('project_id', '=', project.id)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
