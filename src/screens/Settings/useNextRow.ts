import { useEffect, useRef, type RefObject } from 'react';

/** Whoever asks for more rows, and takes the button for it away with that, goes on in the first new one. */
export function useNextRow(shown: number): { list: RefObject<HTMLUListElement | null>; pressed: () => void } {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    if (document.activeElement === document.body) list.current?.children[before.current]?.querySelector('button')?.focus();
    before.current = null;
  }, [shown]);
  return { list, pressed: () => void (before.current = shown) };
}
