import type { Range, VirtualItem } from '@tanstack/virtual-core';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Edges } from './listLayout';
import { useVirtualizer } from './useVirtualizer';

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
  /** It is scrolled to one of its items at once. */
  scrolls: boolean;
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
 * Which items of a long list are rendered: those in view and some around them; without layout
 * (jsdom) all of them. Until the code that computes that is loaded, those at the top are rendered,
 * or all loaded rows if the list is scrolled.
 * Items inserted above the visible ones do not move them.
 */
export function useVirtualItems({
  box,
  count,
  keyOf,
  heightOf,
  kept,
  hasPrevious,
  left,
  scrolls,
}: Items): VirtualItems {
  const sized = typeof ResizeObserver !== 'undefined';
  const scroller = useMemo(() => scrollerOf(box), [box]);
  // Offset of the first item from the top of the scrolling element.
  const [marginPx, setMarginPx] = useState(0);
  const hadPrevious = useRef(hasPrevious);
  const extract = useCallback(
    (range: Range) =>
      [...new Set([...within(range), ...kept])].toSorted((one, other) => one - other),
    [kept],
  );
  const virtual = useVirtualizer(
    ({ measureElement, observeElementRect }) => ({
      count,
      getScrollElement: () => scroller,
      getItemKey: keyOf,
      estimateSize: heightOf,
      overscan,
      rangeExtractor: extract,
      scrollMargin: marginPx,
      // So that items are rendered before the first measurement.
      initialRect: { width: 0, height: globalThis.innerHeight },
      // A page loaded above keeps the scroll position; a new row on top of a complete list is
      // shown.
      anchorTo: hadPrevious.current ? 'end' : 'start',
      // A list hidden behind a snag has no size: keep the previous one.
      observeElementRect: (instance, tell) =>
        observeElementRect(instance, (rect) => rect.height > 0 && tell(rect)),
      measureElement(element, entry, instance) {
        const height = measureElement(element, entry, instance);
        const item = instance.indexFromElement(element);
        return height > 0 ? height : (instance.itemSizeCache.get(keyOf(item)) ?? heightOf(item));
      },
    }),
    left === undefined
      ? {}
      : { initialOffset: left.topPx, initialMeasurementsCache: left.measured },
    () => ({
      initialOffset: scroller?.scrollTop ?? 0,
      initialMeasurementsCache: measuredIn(box, keyOf),
    }),
  );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- any render may have changed what stands above the list; the same margin ends it
  useLayoutEffect(() => {
    hadPrevious.current = hasPrevious;
    if (box === null || scroller === null || scroller.clientHeight === 0 || scroller.hidden) return;
    const { scrollTop } = scroller;
    const margin = Math.round(
      box.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scrollTop,
    );
    if (margin === marginPx) return;
    setMarginPx(margin);
    // Changes above the list do not move its visible rows.
    if (marginPx > 0 && scrollTop > marginPx) scroller.scrollTop += margin - marginPx;
  });
  const waits = virtual === 'waits';
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!waits || scroller === null) return undefined;
    const onScroll = (): void => setScrolled(true);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [waits, scroller]);
  if (virtual === 'waits' || virtual === 'missing') {
    const whole = virtual === 'missing' || scrolls || scrolled || !sized;
    const tops = [0];
    const all = upTo(count);
    for (const item of all) tops.push((tops[item] ?? 0) + heightOf(item));
    return {
      items: whole
        ? all
        : all.filter(
            (item) =>
              (tops[Math.max(item - overscan, 0)] ?? 0) < globalThis.innerHeight ||
              kept.includes(item),
          ),
      edges: (item) => (whole ? nowhere : { start: tops[item] ?? 0, end: tops[item + 1] ?? 0 }),
      measure: nothing,
      center: (item) =>
        box?.querySelector(`[data-index="${item}"]`)?.scrollIntoView?.({ block: 'center' }),
      position: () => ({ topPx: scroller?.scrollTop ?? 0, measured: measuredIn(box, keyOf) }),
    };
  }
  const { virtualizer, measure } = virtual;
  const drawn = virtualizer.getVirtualItems();
  const [first] = drawn;
  // Where the browser does not allow scroll corrections during momentum, the items are shifted by
  // the correction until then.
  const shiftPx =
    (first === undefined
      ? 0
      : first.start - (virtualizer.measurementsCache[first.index]?.start ?? first.start)) -
    marginPx;
  return {
    items: sized ? drawn.map(({ index }) => index) : upTo(count),
    edges: (item) => {
      const edges = sized ? virtualizer.measurementsCache[item] : undefined;
      return edges === undefined
        ? nowhere
        : { start: edges.start + shiftPx, end: edges.end + shiftPx };
    },
    measure,
    center: (item) => virtualizer.scrollToIndex(item, { align: 'center' }),
    position: () => ({ topPx: scroller?.scrollTop ?? 0, measured: virtualizer.takeSnapshot() }),
  };
}

const nowhere = { start: 0, end: 0 };
const nothing = (): void => undefined;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, item) => item);

/** The range of items in view and some around them. */
function within({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(startIndex - overscan, 0);
  return upTo(Math.min(endIndex + overscan + 1, count) - first).map((item) => first + item);
}

/** The heights of the rendered items. */
function measuredIn(box: HTMLElement | null, keyOf: (item: number) => string): VirtualItem[] {
  return [...(box?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].map((element) => {
    const index = Number(element.dataset['index']);
    return {
      index,
      key: keyOf(index),
      start: 0,
      end: element.offsetHeight,
      size: element.offsetHeight,
      lane: 0,
    };
  });
}

/** The scrolling element around an element. */
export function scrollerOf(element: Element | null): HTMLElement | null {
  for (let each = element?.parentElement ?? null; each !== null; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}
