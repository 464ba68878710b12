import type { Layer, Layers } from '../ui/overlays/layers';
import type { Router } from '../router/createRouter';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set on the entry of an overlay, absent on that of a screen. */
    layer?: number;
  }
}

export interface AppLayers extends Layers {
  /** Stops listening, when the person's screens are gone. */
  close(): void;
}

interface Entry {
  /**
   * Null: it was closed without Back. Its history entry is reused by the next overlay, and Back
   * skips it.
   */
  layer: Layer | null;
}

/** The overlay of an entry if it still is on the page. */
const shownOf = (entry: Entry | undefined): Layer | null =>
  entry?.layer?.isShown() === true ? entry.layer : null;

/**
 * Every overlay (sheet, menu, photo) is an entry of the browser's history with the address of its
 * screen, so that Back closes only the overlay.
 * Closing it without Back leaves the entry: `history.back()` is asynchronous, and a link pressed
 * before it takes effect would lead to the wrong page.
 */
export function createLayers(router: Pick<Router, 'history' | 'navigate'>): AppLayers {
  const { history } = router;
  /** By their index in the history. */
  const entries = new Map<number, Entry>();
  let last = history.location;
  let opened = 0;

  const close = history.subscribe(({ location, action }) => {
    const left = last;
    last = location;
    if (isBack(action) && historyIndexOf(location) < historyIndexOf(left)) back(left, location);
    else if (action.type === 'PUSH') forget(historyIndexOf(location));
  });

  function back(left: Location, now: Location): void {
    // After a reload no overlay is open: an overlay's entry that is not in the map counts as
    // closed.
    const unknown: Entry | undefined = left.state.layer === undefined ? undefined : { layer: null };
    const passed = Array.from(
      { length: historyIndexOf(left) - historyIndexOf(now) },
      (_, index) =>
        entries.get(historyIndexOf(left) - index) ?? (index === 0 ? unknown : undefined),
    );
    forget(historyIndexOf(now) + 1);
    const open = passed.flatMap((entry) => shownOf(entry) ?? []);
    const onlyOverlays = passed.every((entry) => entry !== undefined);
    // Filters that were changed in a sheet stay when Back closes it or goes past it. Done before
    // the overlay is told, because it may change the address.
    if (
      (open.length > 0 || onlyOverlays) &&
      left.pathname === now.pathname &&
      left.href !== now.href
    )
      history.replace(left.href, now.state);
    for (const overlay of open) overlay.onBack();
    // Only entries of closed overlays were passed, so Back goes on to the next overlay, or to leave
    // the screen.
    if (open.length === 0 && onlyOverlays) queueMicrotask(() => history.back());
  }

  /** The history entries from this index on were replaced. */
  function forget(from: number): void {
    for (const index of entries.keys()) if (index >= from) entries.delete(index);
  }

  return {
    close,
    closeTop() {
      const [top] = [...entries]
        .toSorted(([one], [other]) => other - one)
        .map(([, entry]) => shownOf(entry))
        .filter((overlay) => overlay?.byEscape === true);
      top?.onBack();
      return top !== undefined;
    },
    open(overlay) {
      const entry: Entry = { layer: overlay };
      const free = entries.get(historyIndexOf(history.location));
      if (free === undefined || free.layer !== null) {
        opened += 1;
        const layer = opened;
        // The screen is not left, so navigation blockers do not apply.
        void router.navigate({
          href: history.location.href,
          state: (before) => ({ ...before, layer }),
          resetScroll: false,
          ignoreBlocker: true,
        });
        history.flush();
      }
      entries.set(historyIndexOf(history.location), entry);
      return () => {
        entry.layer = null;
      };
    },
  };
}

type Location = Router['history']['location'];

const historyIndexOf = ({ state }: Location): number => state.__TSR_index;

const isBack = ({ type }: { readonly type: string }): boolean => type === 'BACK' || type === 'GO';
