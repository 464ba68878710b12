import { useEffect, useMemo, useRef, useState } from 'react';
import { toProblem } from '../../domain/errors';
import { useOutbox } from '../../app/useOutbox';
import { useUndoTime, type UndoFocus } from './useUndoTime';

/** What was pressed makes way for something else in its place; the second tap of a finger that taps twice comes within this, in ms. */
const settleMs = 600;

/** What is done with one press. */
export interface Act {
  readonly run: () => Promise<{ eventId: string }>;
  /** @default nothing is said, the screen shows it */
  readonly told?: string;
  /** What came of taking it back. @default it cannot be */
  readonly undo?: {
    readonly undone: string;
    readonly tooLate: string;
    /** @default nothing more is done */
    readonly onUndone?: () => void;
    /** What is done when it was sent already. @default nothing */
    readonly late?: () => Promise<unknown>;
  };
}

export interface Undoable {
  /** What was done last, as long as it can be said or undone. */
  readonly told: string | null;
  readonly problem: string | null;
  readonly undo: (() => void) | null;
  readonly undoFocus: UndoFocus;
  /** Another press does nothing: the first is on its way to the disk, or was just now. */
  readonly busy: boolean;
  act(act: Act): Promise<void>;
}

interface Shown {
  readonly told: string | null;
  readonly problem: string | null;
  readonly held: ({ readonly eventId: string } & NonNullable<Act['undo']>) | null;
}

const nothing: Shown = { told: null, problem: null, held: null };

/** One press at a time, what came of it, and for a while the way back. */
export function useUndoable({ settlesMs = settleMs }: { readonly settlesMs?: number } = {}): Undoable {
  const { takeBack } = useOutbox();
  const [shown, setShown] = useState<Shown>(nothing);
  const [busy, setBusy] = useState(false);
  // Two taps can come before the screen is drawn again.
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
      // A full disk cannot forget it: it is done as it was, and the way back stays as long as it is open.
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
