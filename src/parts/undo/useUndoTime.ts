import { useEffect, useEffectEvent, useState } from 'react';
import { useOutbox } from '../../app/useOutbox';

/** So long something can be taken back, in ms: it is on the device at once, so that a killed tab loses nothing, and is sent when that time is over. */
export const undoMs = 10_000;

/** For the button that takes something back. */
export interface UndoFocus {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * What was done can be taken back until the person does the next thing, or until nobody has been on the button for ten seconds: whoever reads slowly or
 * comes there key by key has the time they need. `what` is null while there is nothing; another object is another thing.
 */
export function useUndoTime(what: { readonly eventIds: readonly string[] } | null, onOver: () => void): UndoFocus {
  const { entries, hold } = useOutbox();
  const newest = entries.at(-1)?.order ?? 0;
  const [seen, setSeen] = useState({ what, newest, onIt: false });
  if (seen.what !== what) setSeen({ what, newest, onIt: false });
  const { onIt } = seen;
  const setOnIt = (now: boolean) => setSeen((before) => ({ ...before, onIt: now }));
  const over = useEffectEvent(onOver);
  const keep = useEffectEvent(() => void hold(what?.eventIds ?? [], undoMs));
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
  return { onFocus: () => setOnIt(true), onBlur: () => setOnIt(false) };
}
