import { useEffect, useRef, useState } from 'react';
import { toProblem } from '../../app/errors';
import { useEditSnag } from '../../app/events/useEditSnag';
import { useOutbox } from '../../app/outbox';
import type { PinFacts } from './usePinFacts';
import type { Spot } from './view';
import { words } from './words';

/** So long a moved pin can be put back, in ms. Its event is on the device at once and is sent when the time is over. */
const undoMs = 10_000;

export interface MovedPin {
  readonly told: string | null;
  readonly problem: string | null;
  readonly undo: (() => void) | null;
  move(snag: Pick<PinFacts, 'id' | 'reference'>, revisionId: string, from: Spot, to: Spot): Promise<void>;
}

/** Moves the pin of a snag, and takes that back as long as the person may think better of it. */
export function useMovePin(): MovedPin {
  const edit = useEditSnag();
  const { takeBack } = useOutbox();
  const [told, setTold] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [held, setHeld] = useState<{ readonly eventId: string; readonly back: () => Promise<unknown> } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const forgetLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setHeld(null);
      setTold(null);
    }, undoMs);
  };

  const move = async ({ id, reference }: Pick<PinFacts, 'id' | 'reference'>, revisionId: string, from: Spot, to: Spot) => {
    setProblem(null);
    const pinAt = ({ x, y }: Spot) => ({ pin: { revisionId, x, y } });
    try {
      const { eventId } = await edit(id, pinAt(to), { holdMs: undoMs });
      setHeld({ eventId, back: () => edit(id, pinAt(from)) });
      setTold(words.moved(reference ?? words.unsent));
      forgetLater();
    } catch (error) {
      setProblem(toProblem(error).sentence);
    }
  };

  const undo = async ({ eventId, back }: NonNullable<typeof held>) => {
    setHeld(null);
    try {
      if (await takeBack(eventId)) setTold(words.movedBack);
      else {
        await back();
        setTold(words.tooLate);
      }
      forgetLater();
    } catch (error) {
      setProblem(toProblem(error).sentence);
    }
  };

  return {
    told,
    problem,
    undo: held && (() => void undo(held)),
    move,
  };
}
