import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { firstStop, headingOf, isShown, markedStart } from './focus';

/** A part of the screen that F6 moves between, such as the list. */
export interface Region {
  readonly id: number;
  readonly element: HTMLElement;
  /** Label of its skip link; null: it has none. */
  readonly skip: string | null;
}

let regions: readonly Region[] = [];
let registered = 0;
const listeners = new Set<() => void>();

function set(next: readonly Region[]): void {
  regions = next.toSorted((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const listener of listeners) listener();
}

/**
 * A ref that registers an element for F6, and with `skip` as the label of a skip link. Undefined:
 * not registered, because it is hidden.
 */
export function useRegion(
  skip: string | null | undefined,
): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (element === null || skip === undefined) return undefined;
      registered += 1;
      const region = { id: registered, element, skip };
      set([...regions, region]);
      return () => set(regions.filter((each) => each !== region));
    },
    [skip],
  );
}

export function useRegions(): readonly Region[] {
  return useSyncExternalStore(subscribe, () => regions);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Focuses the start of a region: the element marked with `data-start`, with `data-titled` its
 * title, or the first focusable element.
 */
export function enter(element: HTMLElement): void {
  const title = element.matches('[data-titled]') ? headingOf(element) : null;
  (markedStart(element) ?? title ?? firstStop(element) ?? headingOf(element))?.focus();
}

/**
 * F6 moves the focus to the next region, Shift+F6 to the previous one; not while an overlay is
 * open.
 */
export function useRegionKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== 'F6' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return;
      if (document.activeElement?.closest('[role="dialog"], [role="menu"]')) return;
      event.preventDefault();
      const shown = regions.filter(
        ({ element }) => isShown(element) && (firstStop(element) ?? headingOf(element)) !== null,
      );
      const here = shown.findLastIndex(({ element }) => element.contains(document.activeElement));
      const next = event.shiftKey ? (here < 0 ? shown.length : here) - 1 : here + 1;
      const region = shown.at(next % shown.length);
      if (region !== undefined) enter(region.element);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
