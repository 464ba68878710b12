import type { BulkAction } from './bulkActions';
import type { OutboxEntry } from '../../sync/outbox/entry';

/** A bulk change, from the press to the last receipt. */
export interface BulkRun {
  /** Unique for each run. */
  readonly key: string;
  readonly action: BulkAction;
  readonly changed: readonly {
    readonly eventId: string;
    readonly snagId: string;
    readonly reference: string;
  }[];
}

export interface Progress {
  /** Number of confirmed events. */
  readonly done: number;
  readonly underWay: number;
  readonly refused: readonly { readonly reference: string; readonly why: string }[];
}

/** Progress of a bulk change: events that have left the outbox are confirmed. */
export function progressOf({ changed }: BulkRun, entries: readonly OutboxEntry[]): Progress {
  const byId = new Map(entries.map((entry) => [entry.eventId, entry]));
  const here = changed.flatMap(({ eventId, reference }) => {
    const entry = byId.get(eventId);
    return entry === undefined ? [] : [{ entry, reference }];
  });
  const refused = here.flatMap(({ entry, reference }) =>
    entry.state === 'refused' ? [{ reference, why: entry.refusal?.message ?? '' }] : [],
  );
  return { done: changed.length - here.length, underWay: here.length - refused.length, refused };
}

/** Each reason once, with the snags that were refused for it. */
export function reasonsOf(
  refused: Progress['refused'],
): { readonly why: string; readonly references: readonly string[] }[] {
  const byWhy = new Map<string, string[]>();
  for (const { reference, why } of refused) byWhy.set(why, [...(byWhy.get(why) ?? []), reference]);
  return [...byWhy].map(([why, references]) => ({ why, references }));
}
