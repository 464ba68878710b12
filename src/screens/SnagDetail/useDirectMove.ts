import { useEffect, useRef, useState } from 'react';
import { toProblem } from '../../app/errors';
import { useMoveSnag } from '../../app/events/useMoveSnag';
import { useOutbox } from '../../app/outbox';
import type { Move } from './moves';
import { words } from './words';

const undoMs = 5000;

interface DirectMove {
  /** What was done, as long as it can be said or undone. */
  told: string | null;
  problem: string | null;
  undo: (() => void) | null;
  /** A move is on its way to the disk: another press does nothing. */
  busy: boolean;
  make: (move: Move) => Promise<void>;
}

/**
 * Moves that ask nothing. Closing can be undone for five seconds: its event is on the device at once, so a killed tab loses nothing,
 * and is only sent when that time is over.
 */
export function useDirectMove(snagId: string): DirectMove {
  const move = useMoveSnag();
  const { takeBack } = useOutbox();
  const [told, setTold] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Two taps can come before the screen is drawn again. The next one counts only when the screen shows what the first has done.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    running.current = false;
  }, [ended]);

  const forgetLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setHeld(null);
      setTold(null);
    }, undoMs);
  };

  const make = async (wanted: Move) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    setTold(null);
    try {
      const { eventId } = await move(snagId, wanted, wanted === 'CLOSE' ? { holdMs: undoMs } : {});
      if (wanted !== 'CLOSE') return;
      setHeld(eventId);
      setTold(words.closedUndo);
      forgetLater();
    } catch (error) {
      setProblem(toProblem(error).sentence);
    } finally {
      setBusy(false);
      setEnded((times) => times + 1);
    }
  };

  const undo = async (eventId: string) => {
    setHeld(null);
    setTold((await takeBack(eventId)) ? words.undone : words.tooLate);
    forgetLater();
  };

  return { told, problem, undo: held === null ? null : () => void undo(held), busy, make };
}
