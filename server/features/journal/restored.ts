import type { Change, EventTable, EventValueTable } from '../../database/journalTables';

/**
 * The server was put back to a backup, and the journal goes on from there: what it had after that
 * is gone, or was sent again.
 */
export interface Restored {
  /** Number of the event that says so; the backup had all before it. */
  seq: number;
  /** Epoch ms. */
  restoredAt: number;
  /** When the backup was made, in epoch ms; null if it did not say. */
  backedUpAt: number | null;
}

/** What the event says beside the project and its time. */
export interface RestoredFacts {
  backup: { madeAt: number | null; events: number; lastHash: string };
}

/** As a reader gets it. */
export const restoredChanges = ({ backup: { madeAt } }: RestoredFacts): Change[] =>
  madeAt === null ? [] : [{ field: 'backup', from: null, to: timeOf(madeAt) }];

/**
 * What an event says of a restore; null if it says nothing of one. Unlike what this server has
 * written, the content in an archive may be anything.
 */
export function restoredIn(
  { kind, seq, recorded_at }: Pick<EventTable, 'kind' | 'seq' | 'recorded_at'>,
  values: readonly Pick<EventValueTable, 'name' | 'value'>[],
): Restored | null {
  if (kind !== 'RESTORED' || !isTime(recorded_at)) return null;
  const content = values.find(({ name }) => name === 'content');
  const said =
    content === undefined
      ? null
      : (JSON.parse(content.value) as {
          facts?: { backup?: { madeAt?: unknown } | null } | null;
        } | null);
  const madeAt = said?.facts?.backup?.madeAt;
  return {
    seq,
    restoredAt: recorded_at,
    backedUpAt: typeof madeAt === 'number' && isTime(madeAt) ? madeAt : null,
  };
}

/**
 * “EDEN was put back to a backup at 2026-11-24T08:00:00.000Z: it goes on after event 412, the last
 * one in the backup of 2026-11-24T02:15:00.000Z.”
 */
export function lineOfRestored(code: string, { seq, restoredAt, backedUpAt }: Restored): string {
  const of =
    backedUpAt === null ? ', which does not say when it was made' : ` of ${timeOf(backedUpAt)}`;
  return `${code} was put back to a backup at ${timeOf(restoredAt)}: it goes on after event ${seq - 1}, the last one in the backup${of}.`;
}

const timeOf = (at: number): string => new Date(at).toISOString();

const isTime = (at: number): boolean => Number.isFinite(new Date(at).getTime());
