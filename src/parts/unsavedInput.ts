import { useState, useSyncExternalStore } from 'react';
import type { EditSnagValues } from '../app/events/useEditSnag';
import { useSession } from '../app/context';
import type { DrawnShape } from '../domain/photo';
import type { Move, Reason } from './moving/moves';

/** Input for a snag that is not saved yet. */
export interface UnsavedInput {
  readonly comment?: string;
  /** By move, so that the input for one is not sent with another. */
  readonly moves?: Readonly<Partial<Record<Move, AskedOfMove>>>;
  /** Only the fields that were changed. */
  readonly edit?: EditSnagValues;
  /** By the event that added the comment. */
  readonly commentEdits?: Readonly<Record<string, string>>;
  /** All shapes of each photo, by photo. */
  readonly drawings?: Readonly<Record<string, readonly DrawnShape[]>>;
}

export interface AskedOfMove {
  readonly reason: Reason | null;
  readonly comment: string;
}

export interface UnsavedInputOfSnag {
  /** The input at the last render. */
  readonly typed: UnsavedInput;
  /** The current input, for use after an await. */
  read(): UnsavedInput;
  change(part: (now: UnsavedInput) => UnsavedInput): void;
}

/**
 * Unsaved input that outlives its components: they are remounted when a snag gets its number, when a screen is retried
 * and when the session ends. Kept by person.
 */
export function useUnsavedInput(snagId: string): UnsavedInputOfSnag {
  const { state } = useSession();
  // When the session ends, the screen is rendered once more before it is unmounted.
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

const nothing: UnsavedInput = {};
const kept = new Map<string, UnsavedInput>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
