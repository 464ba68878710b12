import { useEffect, useEffectEvent } from 'react';
import { wishToEdit } from '../../app/editWish';
import { isShown } from '../../ui/focus/focus';
import { isShortcut } from '../isTyping';

interface ListKeys {
  /** What the rows are called by `data-row`, in their order, whether they are drawn or not. */
  keys: readonly string[];
  /** The row one is on, or would come to. */
  stop: string | null;
  /** The row that is opened beside the list. */
  selected: string | null;
  /** Draws a row at once, wherever it is. */
  draw: (key: string) => void;
}

/** Rows that are passed by a page of the list. */
const pageRows = 7;

/** From one row to another, counted from where one is; a whole list is more than any has. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: pageRows, PageUp: -pageRows, Home: -Infinity, End: Infinity };

/**
 * The arrow keys move the focus through the rows of a list, and J and K do so from wherever one is, unless somebody types. Enter then opens, as for
 * every link, and E opens what may be corrected of the snag. Returns the way to put the focus on a row.
 */
export function useListKeys(list: HTMLElement | null, { keys, stop, selected, draw }: ListKeys): (key: string) => void {
  const linkOf = (key: string): HTMLAnchorElement | null => {
    draw(key);
    return list?.querySelector<HTMLAnchorElement>(`a[data-row="${CSS.escape(key)}"]`) ?? null;
  };
  const focus = (key: string) => {
    const link = linkOf(key);
    // While somebody selects, they go from one checkbox to the next.
    const next = link?.closest('li')?.querySelector<HTMLElement>('input:enabled') ?? link;
    next?.focus({ preventScroll: true });
    next?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const inside = list?.contains(document.activeElement) === true;
    const here = keys.indexOf((inside ? stop : (selected ?? stop)) ?? '');
    const hereKey = keys[here];
    if (event.key === 'e' && (inside || selected !== null) && hereKey !== undefined) edit(hereKey, linkOf(hereKey));
    if (event.key === 'Enter' && inside && document.activeElement instanceof HTMLInputElement && hereKey !== undefined) linkOf(hereKey)?.click();
    // From elsewhere the first press leads to where one would come to.
    const step = { j: inside || selected !== null ? 1 : 0, k: inside || selected !== null ? -1 : 0 }[event.key] ?? (inside ? steps[event.key] : undefined);
    // Behind an open snag of a phone the same keys lead from snag to snag.
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
  wishToEdit(key);
  if (link.getAttribute('aria-current') !== 'true') link.click();
}
