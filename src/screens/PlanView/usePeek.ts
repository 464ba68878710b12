import { useEffect, useRef, type RefObject } from 'react';
import { useEscape } from '../../ui/focus/escape';
import { useLayer } from '../../ui/overlays/layers';
import { useAskPinFacts, usePinFacts, type PinFacts } from './usePinFacts';

/**
 * What is shown of a pressed pin's snag before it is opened: its facts, null until they have come.
 * Escape and Back close it, and the focus goes there, after keys to its first link.
 */
export function usePeek(
  code: string,
  number: number,
  onClose: () => void,
): { readonly facts: PinFacts | null; readonly peek: RefObject<HTMLElement | null> } {
  const facts = usePinFacts(code, number);
  const ask = useAskPinFacts(code);
  const peek = useRef<HTMLElement>(null);
  useLayer(true, onClose);
  useEscape(true, () => {
    onClose();
    return true;
  });
  useEffect(() => ask(number), [ask, number]);
  const known = facts !== null;
  useEffect(() => {
    if (!known) return;
    const byKeys = document.activeElement?.closest('[data-mark]') != null;
    const to = byKeys ? peek.current?.querySelector('a') : peek.current;
    to?.focus({ preventScroll: true });
  }, [known, number]);
  return { facts, peek };
}
