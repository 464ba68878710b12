import { useEffect, useEffectEvent } from 'react';
import { wishToEdit } from '../app/editWish';
import { isShortcut } from './isTyping';

interface ListKeys {
  /** What the rows are called by `data-row`, in their order, whether they are drawn or not. */
  keys: readonly string[];
  selected: string | null;
  /** Draws a row at once, wherever it is. */
  draw: (key: string) => void;
}

/**
 * J and K move the focus through the rows of a list, wherever it is, unless somebody types; Enter then opens, as for every link, and E opens
 * what may be corrected of the snag.
 */
export function useListKeys(list: HTMLElement | null, { keys, selected, draw }: ListKeys): void {
  const linkOf = (key: string): HTMLAnchorElement | null => {
    draw(key);
    return list?.querySelector<HTMLAnchorElement>(`a[data-row="${CSS.escape(key)}"]`) ?? null;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const focused = list?.contains(document.activeElement) === true ? document.activeElement?.closest('li')?.querySelector('a[data-row]')?.getAttribute('data-row') : undefined;
    const chosen = keys.indexOf(focused ?? selected ?? '');
    const chosenKey = keys[chosen];
    if (event.key === 'e' && chosenKey !== undefined) edit(chosenKey, linkOf(chosenKey));
    const step = { j: 1, k: -1 }[event.key];
    if (step === undefined) return;
    const nextKey = keys[chosen < 0 ? 0 : Math.min(keys.length - 1, Math.max(0, chosen + step))];
    const next = nextKey === undefined ? null : linkOf(nextKey);
    next?.focus();
    next?.scrollIntoView?.({ block: 'nearest' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function edit(key: string, link: HTMLAnchorElement | null): void {
  if (link === null) return;
  wishToEdit(key);
  if (link.getAttribute('aria-current') !== 'true') link.click();
}
