import { useEffect, useEffectEvent } from 'react';

/**
 * Handles Escape for something open. Returns false to pass the key on to what was opened before.
 */
type OnEscape = () => boolean;

const open: OnEscape[] = [];

/** Handles Escape while it is open, unless something opened later handles it. */
export function useEscape(isOpen: boolean, onEscape: OnEscape): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const mine = () => leave();
    open.push(mine);
    return () => {
      open.splice(open.indexOf(mine), 1);
    };
  }, [isOpen]);
}

/** Runs the handler of what was opened last. False if nothing was open. */
export function escape(): boolean {
  return open.toReversed().some((leave) => leave());
}
