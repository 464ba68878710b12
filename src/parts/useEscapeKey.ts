import { useEffect, useEffectEvent } from 'react';
import { goToRow } from '../app/requests';
import { escape } from '../ui/focus/escape';
import { headingOf } from '../ui/focus/focus';
import type { Layers } from '../ui/overlays/layers';
import { isTyping } from './isTyping';

/** On every page Escape goes back one level: from a field to its form or the title of the open pane, then out of what was opened last. */
export function useEscapeKey(layers: Layers): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[role="dialog"], [role="menu"]') !== null) return;
    if (isTyping(target)) {
      // Typed text stays. The browser empties a search field first.
      // A form that was opened in the page keeps the focus, so that closing it next returns to the button that opened it.
      const level = target.closest<HTMLElement>('form[data-opened], [data-pane]');
      if (level !== null) (level.matches('form') ? level : headingOf(level))?.focus({ preventScroll: true });
      else if (target instanceof HTMLInputElement && target.type === 'search' && target.value === '') goToRow();
      return;
    }
    if (layers.closeTop() || escape()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
