import { useEffect, useMemo, useRef, useState } from 'react';
import { toProblem } from '../../domain/errors';
import { useOutbox } from '../../app/useOutbox';
import { useUndoTime, type UndoFocus } from './useUndoTime';

/** Time in which a second tap is ignored, in ms, because another button may be in the place of the pressed one. */
export const settleMs = 600;

/** An action by one press. */
export interface Act {
  readonly run: () => Promise<{ eventId: string }>;
  /** Announcement. @default none, because the screen shows it */
  readonly told?: string;
  /** What happens on Undo. @default it cannot be undone */
  readonly undo?: {
    readonly undone: string;
    readonly tooLate: string;
    /** @default nothing more is done */
    readonly onUndone?: () => void;
    /** Runs if it was sent already. @default nothing */
    readonly late?: () => Promise<unknown>;
  };
}

export interface Undoable {
  /** The last action, while it can be announced or undone. */
  readonly told: string | null;
  readonly problem: string | null;
  readonly undo: (() => void) | null;
  readonly undoFocus: UndoFocus;
  /** Presses are ignored: the previous one is being stored, or was just now. */
  readonly busy: boolean;
  act(act: Act): Promise<void>;
}

interface Shown {
  readonly told: string | null;
  readonly problem: string | null;
  readonly held: ({ readonly eventId: string } & NonNullable<Act['undo']>) | null;
}

const nothing: Shown = { told: null, problem: null, held: null };

/** Runs one action at a time, shows its result, and for some time its Undo. */
export function useUndoable({ settlesMs = settleMs }: { readonly settlesMs?: number } = {}): Undoable {
  const { takeBack } = useOutbox();
  const [shown, setShown] = useState<Shown>(nothing);
  const [busy, setBusy] = useState(false);
  // A ref, because two taps may come before the next render.
  const running = useRef(false);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  const lasting = useMemo(() => (shown.told === null ? null : { eventIds: shown.held === null ? [] : [shown.held.eventId] }), [shown]);
  const undoFocus = useUndoTime(lasting, () => setShown(nothing));

  const release = () => {
    clearTimeout(settling.current);
    running.current = false;
    setBusy(false);
  };

  const act = async ({ run, told, undo }: Act) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const { eventId } = await run();
      setShown({ ...nothing, told: told ?? null, held: undo === undefined ? null : { eventId, ...undo } });
      if (settlesMs === 0) release();
      else settling.current = setTimeout(release, settlesMs);
    } catch (error) {
      setShown({ ...nothing, problem: toProblem(error).sentence });
      release();
    }
  };

  const undo = async (held: NonNullable<Shown['held']>) => {
    setShown({ ...shown, held: null });
    try {
      const undone = await takeBack(held.eventId);
      if (undone) held.onUndone?.();
      else await held.late?.();
      setShown({ ...nothing, told: undone ? held.undone : held.tooLate });
      release();
    } catch (error) {
      // On a full disk the event cannot be deleted: the action stays done, and Undo stays available.
      setShown({ ...shown, problem: toProblem(error).sentence });
    }
  };

  const { held } = shown;
  return {
    told: shown.told,
    problem: shown.problem,
    undo: held === null ? null : () => void undo(held),
    undoFocus,
    busy,
    act,
  };
}
