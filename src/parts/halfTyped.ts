import { useState, useSyncExternalStore } from 'react';
import type { EditSnagValues } from '../app/events/useEditSnag';
import { useSession } from '../app/useSession';
import type { DrawnShape } from '../domain/shapes';
import type { Move, Reason } from './moving/moves';

/** What somebody has written or drawn about a snag and not yet recorded. */
export interface HalfTyped {
  readonly comment?: string;
  /** By move, so that what was said for one is not sent with another. */
  readonly moves?: Readonly<Partial<Record<Move, AskedOfMove>>>;
  /** Only the fields that were changed. */
  readonly edit?: EditSnagValues;
  /** By the event that added the comment. */
  readonly commentEdits?: Readonly<Record<string, string>>;
  /** By photo, all that is to be on it. */
  readonly drawings?: Readonly<Record<string, readonly DrawnShape[]>>;
}

export interface AskedOfMove {
  readonly reason: Reason | null;
  readonly comment: string;
}

export interface HalfTypedOfSnag {
  /** What was written when the screen was last drawn. */
  readonly typed: HalfTyped;
  /** What is written now, for who comes back from waiting. */
  read(): HalfTyped;
  change(part: (now: HalfTyped) => HalfTyped): void;
}

/**
 * Outlives the screen: a snag that gets its number, a screen that is tried again and a session that ended
 * throw away what is mounted, never what was typed. It belongs to the person who typed it.
 */
export function useHalfTyped(snagId: string): HalfTypedOfSnag {
  const { state } = useSession();
  // When the session ends, the screen is drawn once more before it goes.
  const [who] = useState(state.kind === 'signedIn' ? state.user.id : '');
  const key = `${who} ${snagId}`;
  const read = () => kept.get(key) ?? nothing;
  const typed = useSyncExternalStore(subscribe, read);
  return {
    typed,
    read,
    change(part) {
      kept.set(key, part(read()));
      for (const each of listeners) each();
    },
  };
}

const nothing: HalfTyped = {};
const kept = new Map<string, HalfTyped>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
