import type { World } from '../../device/world';

/** Longer than any request takes with all its repeats, in ms. */
const rememberedMs = 60_000;

/** Events that arrived while an answer was on its way: the answer may be older than they, and put back what they brought. */
export interface StaleResponses {
  /** An event arrives now; the journal stood at `before`. */
  arrived(before: string, eventId: string | null): void;
  /** Where the journal stood before the first event that overtook an answer; null if none did. */
  by(answer: Answered): string | null;
}

export function createStaleResponses(clock: Pick<World['clock'], 'now'>): StaleResponses {
  let arrivals: { readonly at: number; readonly before: string; readonly eventId: string | null }[] = [];
  return {
    arrived(before, eventId) {
      const now = clock.now();
      arrivals = [...arrivals.filter(({ at }) => at > now - rememberedMs), { at: now, before, eventId }];
    },
    by: ({ askedAt, ownEventId = null }) => arrivals.find(({ at, eventId }) => at > askedAt && (eventId === null || eventId !== ownEventId))?.before ?? null,
  };
}

/** An answer that is in the store. */
export interface Answered {
  /** In ms since 1970. */
  readonly askedAt: number;
  /** The event that was sent: the answer is not older than that one. */
  readonly ownEventId?: string;
}

/** Tells those who follow a project of each answer. */
export interface Answers {
  came(answer: Answered): void;
  subscribe(listener: (answer: Answered) => void): () => void;
}

export function createAnswers(): Answers {
  const listeners = new Set<(answer: Answered) => void>();
  return {
    came(answer) {
      for (const listener of listeners) listener(answer);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
