import { useEffect, useRef, type RefObject } from 'react';
import { useLayer } from './overlays/layers';

/**
 * To be put on a button that opens a form in the page: Back closes that form, and whoever closes it goes on from the button, instead of from
 * the top of the page.
 */
export function useWayBack(open: boolean, onBack: () => void): RefObject<HTMLButtonElement | null> {
  useLayer(open, onBack);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(open);
  useEffect(() => {
    // Only if the focus went with the form: somebody may have pressed elsewhere meanwhile.
    if (before.current && !open && document.activeElement === document.body) button.current?.focus();
    before.current = open;
  }, [open]);
  return button;
}
