import { useEffect, type RefObject } from 'react';
import { wishToEdit } from '../app/editWish';
import { isShortcut } from './isTyping';

/**
 * J and K move the focus through the rows of a list, wherever it is, unless somebody types; Enter then opens, as for every link, and E opens
 * what may be corrected of the snag.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
      const focused = links.findIndex((link) => link === document.activeElement);
      const chosen = focused >= 0 ? focused : links.findIndex((link) => link.getAttribute('aria-current') === 'true');
      if (event.key === 'e') edit(links[chosen]);
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined) return;
      const next = links[chosen < 0 ? 0 : Math.min(links.length - 1, Math.max(0, chosen + step))];
      next?.focus();
      next?.scrollIntoView?.({ block: 'nearest' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}

function edit(link: HTMLAnchorElement | undefined): void {
  const key = link?.dataset['row'];
  if (link === undefined || key === undefined) return;
  wishToEdit(key);
  if (link.getAttribute('aria-current') !== 'true') link.click();
}
