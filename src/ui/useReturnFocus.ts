import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLayer } from './overlays/layers';

/**
 * A ref for a button that opens a form in the page: Back closes the form, and closing it returns
 * the focus to the button instead of the body.
 */
export function useReturnFocus(
  open: boolean,
  onBack: () => void,
): RefObject<HTMLButtonElement | null> {
  useLayer(open, onBack);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(open);
  useLayoutEffect(() => {
    // At once, so that nobody finds the focus on the body.
    // Only if the focus was lost with the form: the person may have focused something else.
    if (before.current && !open && document.activeElement === document.body)
      button.current?.focus();
    before.current = open;
  }, [open]);
  return button;
}
