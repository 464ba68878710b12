import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { firstStop, headingOf, isShown, markedStart } from './focus';

/** A part of the screen, such as the list. */
export interface Region {
  readonly id: number;
  readonly element: HTMLElement;
  /** What the link to it at the top of the page says; null: it has none. */
  readonly skip: string | null;
}

let regions: readonly Region[] = [];
let registered = 0;
const listeners = new Set<() => void>();

function set(next: readonly Region[]): void {
  regions = next.toSorted((one, other) => (one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  for (const listener of listeners) listener();
}

/** The ref of an element that F6 leads to, and a link at the top of the page if `skip` says what that is called. Undefined: it is hidden. */
export function useRegion(skip: string | null | undefined): (element: HTMLElement | null) => (() => void) | undefined {
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

/** Puts the focus on what a region begins with: what it marks with `data-start`, with `data-titled` its title, or the first thing in it. */
export function enter(element: HTMLElement): void {
  const title = element.matches('[data-titled]') ? headingOf(element) : null;
  (markedStart(element) ?? title ?? firstStop(element) ?? headingOf(element))?.focus();
}

/** F6 goes to the next part of the screen, Shift+F6 to the one before, from wherever one is but in something that lies over the screen. */
export function useRegionKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.activeElement?.closest('[role="dialog"], [role="menu"]')) return;
      event.preventDefault();
      const shown = regions.filter(({ element }) => isShown(element) && (firstStop(element) ?? headingOf(element)) !== null);
      const here = shown.findLastIndex(({ element }) => element.contains(document.activeElement));
      const next = event.shiftKey ? (here < 0 ? shown.length : here) - 1 : here + 1;
      const region = shown.at(next % shown.length);
      if (region !== undefined) enter(region.element);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
