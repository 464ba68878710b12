import { useEffect, useRef, useState } from 'react';
import { toProblem } from '../app/errors';
import { useOutbox } from '../app/outbox';

/** So long something can be taken back, in ms: it is on the device at once, so that a killed tab loses nothing, and is sent when that time is over. */
export const undoMs = 5_000;
/** What was pressed makes way for something else in its place; the second tap of a finger that taps twice comes within this, in ms. */
const settleMs = 600;

/** What is done with one press. */
export interface Act {
  readonly run: () => Promise<{ eventId: string }>;
  /** @default nothing is said, the screen shows it */
  readonly told?: string;
  /** What came of taking it back; `onUndone` is called when it was. @default it cannot be */
  readonly undo?: { readonly undone: string; readonly tooLate: string; readonly onUndone?: () => void };
}

export interface Undoable {
  /** What was done last, as long as it can be said or undone. */
  readonly told: string | null;
  readonly problem: string | null;
  readonly undo: (() => void) | null;
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

/** One press at a time, what came of it, and for some seconds the way back. */
export function useUndoable(): Undoable {
  const { takeBack } = useOutbox();
  const [shown, setShown] = useState<Shown>(nothing);
  const [busy, setBusy] = useState(false);
  // Two taps can come before the screen is drawn again.
  const running = useRef(false);
  const timers = useRef<Record<'forget' | 'settle', ReturnType<typeof setTimeout> | undefined>>({ forget: undefined, settle: undefined });
  useEffect(() => {
    const { current } = timers;
    return () => {
      clearTimeout(current.forget);
      clearTimeout(current.settle);
    };
  }, []);

  const show = (next: Shown) => {
    clearTimeout(timers.current.forget);
    setShown(next);
    if (next.told !== null) timers.current.forget = setTimeout(() => setShown(nothing), undoMs);
  };
  const release = () => {
    clearTimeout(timers.current.settle);
    running.current = false;
    setBusy(false);
  };

  const act = async ({ run, told, undo }: Act) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const { eventId } = await run();
      show({ ...nothing, told: told ?? null, held: undo === undefined ? null : { eventId, ...undo } });
      timers.current.settle = setTimeout(release, settleMs);
    } catch (error) {
      show({ ...nothing, problem: toProblem(error).sentence });
      release();
    }
  };

  const undo = async (held: NonNullable<Shown['held']>) => {
    setShown({ ...shown, held: null });
    try {
      const undone = await takeBack(held.eventId);
      if (undone) held.onUndone?.();
      show({ ...nothing, told: undone ? held.undone : held.tooLate });
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
    busy,
    act,
  };
}
