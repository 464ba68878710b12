import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Rows that come above those one looks at push none of them down. Browsers see to that themselves, but none where the list stands at its very top,
 * and some never: so the box is to say `overflow-anchor: none`.
 */
export function useKeptPlace(box: RefObject<HTMLElement | null>, shown: readonly string[], hasPrevious: boolean): void {
  const before = useRef({ shown, hasPrevious });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { shown, hasPrevious };
    const index = last.shown[0] === undefined ? -1 : shown.indexOf(last.shown[0]);
    // What comes on top of a list that had its top is to be seen.
    if (index <= 0 || !last.hasPrevious || box.current === null) return;
    const links = box.current.querySelectorAll('a[data-row]');
    const [now, then] = [links[0], links[index]];
    if (now === undefined || then === undefined) return;
    scrollerOf(box.current).scrollTop += then.getBoundingClientRect().top - now.getBoundingClientRect().top;
  }, [box, shown, hasPrevious]);
}

/** What scrolls: a part of the page beside a snag, else the page. */
function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}
