import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOutbox } from '../../app/useOutbox';
import { toProblem } from '../../domain/errors';
import { announce } from '../../ui/announcements';

/** Time in which an action can be undone, in ms: its event is stored at once, so that a killed tab loses nothing, and is sent after this time. */
export const undoMs = 10_000;

/** Props of the Undo button. */
export interface UndoFocus {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * An action can be undone until the next action, until the app is left, or until the Undo button has not been focused or hovered for ten seconds, so that slow readers and
 * keyboard users have enough time. `what` is null if there is nothing to undo; a new object is a new action. `tell` says that the time cannot be extended.
 */
export function useUndoTime(what: { readonly eventIds: readonly string[] } | null, onOver: () => void, tell: (sentence: string) => void = announce): UndoFocus {
  const { entries, hold } = useOutbox();
  const newest = entries.at(-1)?.order ?? 0;
  const [seen, setSeen] = useState({ what, newest, onIt: false });
  if (seen.what !== what) setSeen({ what, newest, onIt: false });
  const { onIt } = seen;
  const setOnIt = (now: boolean) => setSeen((before) => ({ ...before, onIt: now }));
  const over = useEffectEvent(onOver);
  const refusedFor = useRef<typeof what>(null);
  const keep = useEffectEvent(() => {
    hold(what?.eventIds ?? [], undoMs).catch((error: unknown) => {
      // If the hold cannot be extended, the event is sent in time although the button is focused. Announced once, not at each further try.
      if (refusedFor.current !== what) tell(toProblem(error).sentence);
      refusedFor.current = what;
    });
  });
  useEffect(() => {
    if (what === null) return undefined;
    if (!onIt) {
      const timer = setTimeout(() => over(), undoMs);
      return () => clearTimeout(timer);
    }
    keep();
    const timer = setInterval(() => keep(), undoMs / 2);
    return () => {
      clearInterval(timer);
      keep();
    };
  }, [what, onIt]);
  const didMore = seen.what === what && newest > seen.newest;
  useEffect(() => {
    if (what !== null && didMore) over();
  }, [what, didMore]);
  // Its hold ends before its time when the app is left.
  const heldUntil = Math.min(...entries.flatMap(({ eventId, holdUntil }) => (holdUntil !== undefined && what?.eventIds.includes(eventId) === true ? holdUntil : [])));
  useEffect(() => {
    if (what !== null && heldUntil <= Date.now()) over();
  }, [what, heldUntil]);
  return { onFocus: () => setOnIt(true), onBlur: () => setOnIt(false) };
}
