import type { NetworkLayer } from '../../../network/index';
import { journalSubscription, observe, type Seen } from './observe';

export interface Reader extends Seen {
  readonly events: number[];
}

/** Reads the journal as the app does: each subscribe starts after the last event that came. */
export function readJournal(layer: NetworkLayer): Reader {
  const events: number[] = [];
  const seen = observe(
    layer,
    journalSubscription,
    { after: 0 },
    { subscriptionVariables: () => ({ after: events.at(-1) ?? 0 }) },
  );
  const push = seen.next.push.bind(seen.next);
  seen.next.push = (...payloads) => {
    // The test's schema has this one number.
    for (const payload of payloads)
      events.push((payload as { data: { journal: number } }).data.journal);
    return push(...payloads);
  };
  return Object.assign(seen, { events });
}
