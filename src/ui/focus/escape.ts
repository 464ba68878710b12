import { useEffect, useEffectEvent } from 'react';

/** What Escape does for something that is open. Returns false to leave it to what was opened before. */
type OnEscape = () => boolean;

const open: OnEscape[] = [];

/** Escape leaves this as long as it is open, unless something that was opened later takes it. */
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

/** One level back. False if nothing was open. */
export function escape(): boolean {
  return open.toReversed().some((leave) => leave());
}
