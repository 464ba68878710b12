import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first new row after the button for more rows was pressed and removed. */
export function useNextRow(shown: number): {
  list: RefObject<HTMLUListElement | null>;
  pressed: () => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    if (document.activeElement === document.body)
      list.current?.children[before.current]?.querySelector('button')?.focus();
    before.current = null;
  }, [shown]);
  return { list, pressed: () => void (before.current = shown) };
}
