import { useState } from 'react';
import { useEditSnag } from '../../app/events/useEditSnag';
import { undoMs, useUndoable, type Undoable } from '../../parts/undo';
import type { PinFacts } from './usePinFacts';
import type { Spot } from './view';
import { messages } from './messages';

export interface MovedPin extends Pick<Undoable, 'said' | 'problem' | 'undo' | 'undoFocus'> {
  /** The snag whose pin was moved last. */
  readonly movedId: string | null;
  move(
    snag: Pick<PinFacts, 'id' | 'reference'>,
    revisionId: string,
    from: Spot,
    to: Spot,
  ): Promise<void>;
}

/** Moves the pin of a snag, with Undo. */
export function useMovePin(): MovedPin {
  const edit = useEditSnag();
  // No double-tap protection, because pins are dragged.
  const undoable = useUndoable({ settlesMs: 0 });
  const [movedId, setMovedId] = useState<string | null>(null);
  return {
    ...undoable,
    movedId,
    move({ id, reference }, revisionId, from, to) {
      const pinAt = ({ x, y }: Spot) => ({ pin: { revisionId, x, y } });
      setMovedId(id);
      return undoable.act({
        run: () => edit(id, pinAt(to), { holdMs: undoMs }),
        said: messages.moved(reference ?? messages.unsent),
        undo: {
          undone: messages.movedBack,
          tooLate: messages.tooLate,
          late: () => edit(id, pinAt(from)),
        },
      });
    },
  };
}
