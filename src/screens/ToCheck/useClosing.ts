import { useEffect, useRef, useState } from 'react';
import { toProblem } from '../../app/errors';
import { useMoveSnag } from '../../app/events/useMoveSnag';
import { useOutbox } from '../../app/outbox';
import { words } from './words';

const undoMs = 5000;

interface Closing {
  /** What was done last, as long as it can be said or undone. */
  readonly told: string | null;
  readonly problem: string | null;
  readonly undo: (() => void) | null;
  readonly close: (snagId: string, reference: string) => void;
  readonly sendBack: (snagId: string, reference: string, comment: string) => Promise<void>;
}

/** Checking with one press. A closed snag's event is on the device at once and is sent when the time to undo is over. */
export function useClosing(): Closing {
  const move = useMoveSnag();
  const { takeBack } = useOutbox();
  const [told, setTold] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [held, setHeld] = useState<{ eventId: string; reference: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A second tap comes before the next snag is drawn.
  const closing = useRef(new Set<string>());

  const tell = (sentence: string, undoable: { eventId: string; reference: string } | null) => {
    clearTimeout(timer.current);
    setProblem(null);
    setTold(sentence);
    setHeld(undoable);
    timer.current = setTimeout(() => {
      setHeld(null);
      setTold(null);
    }, undoMs);
  };

  const close = async (snagId: string, reference: string) => {
    if (closing.current.has(snagId)) return;
    closing.current.add(snagId);
    try {
      const { eventId } = await move(snagId, 'CLOSE', { holdMs: undoMs });
      tell(words.closed(reference), { eventId, reference });
    } catch (error) {
      setProblem(toProblem(error).sentence);
    } finally {
      closing.current.delete(snagId);
    }
  };

  const undo = async ({ eventId, reference }: { eventId: string; reference: string }) => {
    setHeld(null);
    tell((await takeBack(eventId)) ? words.undone(reference) : words.tooLate, null);
  };

  return {
    told,
    problem,
    undo: held === null ? null : () => void undo(held),
    close: (snagId, reference) => void close(snagId, reference),
    async sendBack(snagId, reference, comment) {
      await move(snagId, 'SEND_BACK', { comment });
      tell(words.sentBack(reference), null);
    },
  };
}
