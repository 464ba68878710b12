import { useEffect, useEffectEvent } from 'react';
import { requestEdit } from '../../app/requests';
import { isShown } from '../../ui/focus/focus';
import { isShortcut } from '../isTyping';

interface ListKeys {
  /** The `data-row` keys of all rows in order, rendered or not. */
  keys: readonly string[];
  /** The row that is the list's tab stop. */
  stop: string | null;
  /** The row that is opened beside the list. */
  selected: string | null;
  /** Renders a row at once, wherever it is. */
  draw: (key: string) => void;
}

/** Rows per step of PageUp and PageDown. */
const pageRows = 7;

/** Steps of the keys, in rows; infinite for the ends of the list. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageRows,
  PageUp: -pageRows,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The arrow keys move the focus through the rows of a list; J and K do so from anywhere on the
 * screen, except while typing. Enter opens the row's link, and E opens the snag's edit form.
 * Returns the function that focuses a row.
 */
export function useListKeys(
  list: HTMLElement | null,
  { keys, stop, selected, draw }: ListKeys,
): (key: string) => void {
  const linkOf = (key: string): HTMLAnchorElement | null => {
    draw(key);
    return list?.querySelector<HTMLAnchorElement>(`a[data-row="${CSS.escape(key)}"]`) ?? null;
  };
  const focus = (key: string) => {
    const link = linkOf(key);
    // In selection mode the checkboxes get the focus.
    const next = link?.closest('li')?.querySelector<HTMLElement>('input:enabled') ?? link;
    next?.focus({ preventScroll: true });
    next?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const inside = list?.contains(document.activeElement) === true;
    const here = keys.indexOf((inside ? stop : (selected ?? stop)) ?? '');
    const hereKey = keys[here];
    if (event.key === 'e' && (inside || selected !== null) && hereKey !== undefined)
      edit(hereKey, linkOf(hereKey));
    if (
      event.key === 'Enter' &&
      inside &&
      document.activeElement instanceof HTMLInputElement &&
      hereKey !== undefined
    )
      linkOf(hereKey)?.click();
    // From outside of the list the first press focuses the tab stop.
    const step =
      { j: inside || selected !== null ? 1 : 0, k: inside || selected !== null ? -1 : 0 }[
        event.key
      ] ?? (inside ? steps[event.key] : undefined);
    // When the list is hidden behind an open snag on a phone, the snag's page handles these keys.
    if (step === undefined || event.shiftKey || list === null || !isShown(list)) return;
    const next = keys[Math.min(keys.length - 1, Math.max(0, here + step))];
    event.preventDefault();
    if (next !== undefined) focus(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return focus;
}

function edit(key: string, link: HTMLAnchorElement | null): void {
  if (link === null) return;
  requestEdit(key);
  if (link.getAttribute('aria-current') !== 'true') link.click();
}
