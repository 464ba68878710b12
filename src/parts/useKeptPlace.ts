import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Rows that come above those one looks at push none of them down. Some browsers see to that themselves, but not where the list stands at its very
 * top: so for this one moment none of them may. `start` is what stands over the rows while there is more above.
 */
export function useKeptPlace(box: RefObject<HTMLElement | null>, start: RefObject<HTMLElement | null>, shown: readonly string[], hasPrevious: boolean): void {
  const before = useRef({ shown, hasPrevious, startPx: 0 });
  useLayoutEffect(() => {
    const last = before.current;
    const startPx = start.current?.offsetHeight ?? 0;
    before.current = { shown, hasPrevious, startPx };
    const index = last.shown[0] === undefined ? -1 : shown.indexOf(last.shown[0]);
    // What comes on top of a list that had its top is to be seen.
    if (index <= 0 || !last.hasPrevious || box.current === null) return;
    const scroller = scrollerOf(box.current);
    scroller.style.overflowAnchor = 'none';
    const links = box.current.querySelectorAll('a[data-row]');
    const added = (links[index]?.getBoundingClientRect().top ?? 0) - (links[0]?.getBoundingClientRect().top ?? 0);
    scroller.scrollTop += added + startPx - last.startPx;
    // From here on they may again: rows that come near are drawn, and are then not as high as was thought.
    scroller.style.removeProperty('overflow-anchor');
  }, [box, start, shown, hasPrevious]);
}

/** What scrolls: a part of the page beside a snag, else the page. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.documentElement;
}
