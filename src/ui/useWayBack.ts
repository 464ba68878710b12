import { useEffect, useRef, type RefObject } from 'react';

/**
 * To be put on a button that opens a form: whoever closes that form goes on from the button, instead of from the top of the page.
 */
export function useWayBack(open: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(open);
  useEffect(() => {
    // Only if the focus went with the form: somebody may have pressed elsewhere meanwhile.
    if (before.current && !open && document.activeElement === document.body) button.current?.focus();
    before.current = open;
  }, [open]);
  return button;
}
