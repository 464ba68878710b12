import { defaultRangeExtractor, measureElement, observeElementRect, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Edges } from './listLayout';

/** Items that are drawn above and below those in sight. */
const overscan = 6;

/** How a list was left, for whoever comes back to it. */
export interface ListPlace {
  readonly topPx: number;
  /** As high as its items were drawn. */
  readonly measured: VirtualItem[];
}

interface Items {
  /** What holds the items; null until it is there. */
  box: HTMLElement | null;
  count: number;
  /** Stays the same while an item moves in the list. */
  keyOf: (item: number) => string;
  /** How high an item is about, in px, before it was drawn. */
  heightOf: (item: number) => number;
  /** Items that are drawn wherever they are, such as the one with the focus. */
  kept: readonly number[];
  /** There is more above what was loaded, and it is loaded as one scrolls up to it. */
  hasPrevious: boolean;
  /** @default it begins at its top */
  left: ListPlace | undefined;
}

export interface VirtualItems {
  /** Those to draw, in their order. */
  readonly items: readonly number[];
  readonly edges: Edges;
  /** The ref of every item that is drawn; the element carries the number of its item as `data-index`. */
  readonly measure: (element: Element | null) => void;
  /** Brings an item into the middle of what scrolls. */
  readonly center: (item: number) => void;
  readonly place: () => ListPlace;
}

/**
 * Which items of a long list are drawn: those in sight and some around them. Where nothing tells sizes, as in a document without a layout, all are.
 * What comes above the items one looks at pushes none of them.
 */
export function useVirtualItems({ box, count, keyOf, heightOf, kept, hasPrevious, left }: Items): VirtualItems {
  const scroller = useMemo(() => scrollerOf(box), [box]);
  // How far below the top of what scrolls the items begin.
  const [marginPx, setMarginPx] = useState(0);
  const hadPrevious = useRef(hasPrevious);
  // oxlint-disable-next-line react/incompatible-library -- it returns functions of one name and another result; what is made of them here is made with each render
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller,
    getItemKey: keyOf,
    estimateSize: heightOf,
    overscan,
    rangeExtractor: useCallback((range: Range) => [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other), [kept]),
    scrollMargin: marginPx,
    ...(left && { initialOffset: left.topPx, initialMeasurementsCache: left.measured }),
    // So that something is drawn before the first measure.
    initialRect: { width: 0, height: globalThis.innerHeight },
    // A page that was loaded above keeps the place; what comes on top of a list that had its top is to be seen.
    anchorTo: hadPrevious.current ? 'end' : 'start',
    // A list that is hidden behind a snag has no size; it keeps the one it had.
    observeElementRect: (instance, tell) => observeElementRect(instance, (rect) => rect.height > 0 && tell(rect)),
    measureElement(element, entry, instance) {
      const height = measureElement(element, entry, instance);
      const item = instance.indexFromElement(element);
      return height > 0 ? height : (instance.itemSizeCache.get(keyOf(item)) ?? heightOf(item));
    },
  });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- any render may have changed what stands above the list; the same margin ends it
  useLayoutEffect(() => {
    hadPrevious.current = hasPrevious;
    if (box === null || scroller === null || scroller.clientHeight === 0 || scroller.hidden) return;
    const { scrollTop } = scroller;
    const margin = Math.round(box.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scrollTop);
    if (margin === marginPx) return;
    setMarginPx(margin);
    // What came or went above the list moves nothing that is read below it.
    if (marginPx > 0 && scrollTop > marginPx) scroller.scrollTop += margin - marginPx;
  });
  const sized = typeof ResizeObserver !== 'undefined';
  const drawn = virtualizer.getVirtualItems();
  const [first] = drawn;
  // Where the browser does not let the scroll position be corrected in the middle of a swipe, the items stand shifted by the correction until then.
  const shiftPx = (first === undefined ? 0 : first.start - (virtualizer.measurementsCache[first.index]?.start ?? first.start)) - marginPx;
  return {
    items: sized ? drawn.map(({ index }) => index) : Array.from({ length: count }, (_, item) => item),
    edges: (item) => {
      const edges = sized ? virtualizer.measurementsCache[item] : undefined;
      return edges === undefined ? { start: 0, end: 0 } : { start: edges.start + shiftPx, end: edges.end + shiftPx };
    },
    measure: virtualizer.measureElement,
    center: (item) => virtualizer.scrollToIndex(item, { align: 'center' }),
    place: () => ({ topPx: scroller?.scrollTop ?? 0, measured: virtualizer.takeSnapshot() }),
  };
}

/** The part of the page that scrolls. */
export function scrollerOf(element: Element | null): HTMLElement | null {
  for (let each = element?.parentElement ?? null; each !== null; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}
