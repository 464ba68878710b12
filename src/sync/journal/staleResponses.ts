import type { World } from '../../device/world';

/** When the answer to a query cannot come any more, in ms: three attempts of 15 s, two waits of up to 30 s between them (Retry-After), and a refresh of the session of 15 s. */
export const lateMs = 120_000;

/** Finds stale answers: one that was requested before an event arrived may overwrite the event's data in the store. */
export interface StaleResponses {
  /** An event arrives now; `before` is the journal cursor before it. */
  arrived(before: string, eventId: string | null): void;
  /** The journal cursor before the first event that arrived after the answer's request; null if there is none and the answer is not stale. */
  by(answer: Answered): string | null;
}

export function createStaleResponses(clock: Pick<World['clock'], 'now'>): StaleResponses {
  let arrivals: { readonly at: number; readonly before: string; readonly eventId: string | null }[] = [];
  return {
    arrived(before, eventId) {
      const now = clock.now();
      arrivals = [...arrivals.filter(({ at }) => at > now - lateMs), { at: now, before, eventId }];
    },
    by: ({ askedAt, ownEventId = null }) => arrivals.find(({ at, eventId }) => at > askedAt && (eventId === null || eventId !== ownEventId))?.before ?? null,
  };
}

/** An answer that is in the store. */
export interface Answered {
  /** In ms since 1970. */
  readonly askedAt: number;
  /** For the answer to an event: that event does not make it stale. */
  readonly ownEventId?: string;
}

/** Passes each answer to the code that follows a project. */
export interface Answers {
  received(answer: Answered): void;
  subscribe(listener: (answer: Answered) => void): () => void;
}

export function createAnswers(): Answers {
  const listeners = new Set<(answer: Answered) => void>();
  return {
    received(answer) {
      for (const listener of listeners) listener(answer);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
