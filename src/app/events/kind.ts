import type { GraphQLTaggedNode, RecordSourceProxy } from 'relay-runtime';
import type { Lists } from '../../sync/journal/lists';
import type { StoredEvent } from '../../sync/outbox/entry';
import type { Person } from '../../session/state';

export interface Projection {
  readonly store: RecordSourceProxy;
  readonly event: StoredEvent;
  readonly person: Person;
  readonly lists: Lists;
  /** Epoch ms. */
  readonly now: () => number;
}

/** How one kind of event is sent, and what is certain of it before the server has answered. */
export interface Kind {
  readonly mutation: GraphQLTaggedNode;
  /** The mutation's input from what lies on the disk. */
  input(event: StoredEvent, file: Blob | null): Readonly<Record<string, unknown>>;
  /**
   * Shows the event. Run again on top of whatever arrives, so it is a function of the store and the event alone; not run once the store has
   * the event from the server.
   */
  project(projection: Projection): void;
  /** What a confirmed event does beyond its fields. */
  confirm?(projection: Omit<Projection, 'person' | 'now'>): void;
}

/** What every event's input begins with. */
export function stamp({ eventId, occurredAt, seen }: StoredEvent): { eventId: string; occurredAt: number; seen: string | null } {
  return { eventId, occurredAt, seen };
}
