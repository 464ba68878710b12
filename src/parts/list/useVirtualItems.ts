import { defaultRangeExtractor, measureElement, observeElementRect, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Edges } from './listLayout';

/** Items rendered above and below those in view. */
const overscan = 6;

/** Scroll position of a list, to restore it on return. */
export interface ScrollPosition {
  readonly topPx: number;
  /** Measured heights of its items. */
  readonly measured: VirtualItem[];
}

interface Items {
  /** The element that holds the items; null until it is mounted. */
  box: HTMLElement | null;
  count: number;
  /** Stays the same while an item moves in the list. */
  keyOf: (item: number) => string;
  /** Estimated height of an item, in px, before it was rendered. */
  heightOf: (item: number) => number;
  /** Items that are always rendered, such as the one with the focus. */
  kept: readonly number[];
  /** There are rows above the loaded ones, loaded when scrolled to. */
  hasPrevious: boolean;
  /** @default it begins at its top */
  left: ScrollPosition | undefined;
}

export interface VirtualItems {
  /** The items to render, in order. */
  readonly items: readonly number[];
  readonly edges: Edges;
  /** The ref of every rendered item, whose element has the item's number as `data-index`. */
  readonly measure: (element: Element | null) => void;
  /** Scrolls an item into the middle of the viewport. */
  readonly center: (item: number) => void;
  readonly position: () => ScrollPosition;
}

/**
 * Which items of a long list are rendered: those in view and some around them; all of them where there is no layout (jsdom).
 * Items inserted above the visible ones do not move them.
 */
export function useVirtualItems({ box, count, keyOf, heightOf, kept, hasPrevious, left }: Items): VirtualItems {
  const scroller = useMemo(() => scrollerOf(box), [box]);
  // Offset of the items from the top of the scrolling element.
  const [marginPx, setMarginPx] = useState(0);
  const hadPrevious = useRef(hasPrevious);
  // oxlint-disable-next-line react/incompatible-library -- its functions keep their identity while their results change; they are called in each render here
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller,
    getItemKey: keyOf,
    estimateSize: heightOf,
    overscan,
    rangeExtractor: useCallback((range: Range) => [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other), [kept]),
    scrollMargin: marginPx,
    ...(left && { initialOffset: left.topPx, initialMeasurementsCache: left.measured }),
    // So that items are rendered before the first measurement.
    initialRect: { width: 0, height: globalThis.innerHeight },
    // A page loaded above keeps the scroll position; a new row on top of a complete list is shown.
    anchorTo: hadPrevious.current ? 'end' : 'start',
    // A list hidden behind a snag has no size: keep the previous one.
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
    // Changes above the list do not move its visible rows.
    if (marginPx > 0 && scrollTop > marginPx) scroller.scrollTop += margin - marginPx;
  });
  const sized = typeof ResizeObserver !== 'undefined';
  const drawn = virtualizer.getVirtualItems();
  const [first] = drawn;
  // Where the browser does not allow scroll corrections during momentum, the items are shifted by the correction until then.
  const shiftPx = (first === undefined ? 0 : first.start - (virtualizer.measurementsCache[first.index]?.start ?? first.start)) - marginPx;
  return {
    items: sized ? drawn.map(({ index }) => index) : Array.from({ length: count }, (_, item) => item),
    edges: (item) => {
      const edges = sized ? virtualizer.measurementsCache[item] : undefined;
      return edges === undefined ? { start: 0, end: 0 } : { start: edges.start + shiftPx, end: edges.end + shiftPx };
    },
    measure: virtualizer.measureElement,
    center: (item) => virtualizer.scrollToIndex(item, { align: 'center' }),
    position: () => ({ topPx: scroller?.scrollTop ?? 0, measured: virtualizer.takeSnapshot() }),
  };
}

/** The part of the page that scrolls. */
export function scrollerOf(element: Element | null): HTMLElement | null {
  for (let each = element?.parentElement ?? null; each !== null; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}
