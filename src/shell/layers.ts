import type { Layers } from '../ui/overlays/layers';
import type { AppRouter } from './routes';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Tells the entry of something that lies over a screen from that of the screen. */
    layer?: number;
  }
}

export interface AppLayers extends Layers {
  /** Nobody looks at these screens any more. */
  close(): void;
}

interface Entry {
  /** Null: it was closed by hand. Its entry in the history is used again by the next one, and Back goes past it. */
  onBack: (() => void) | null;
}

/**
 * Everything that opens over a screen is an entry of the browser's history with the address of the screen, so that Back closes it and nothing
 * else. Closing it by hand leaves the entry where it is: to step back would take some moments, and whoever presses a link in these would
 * come to another page than they meant.
 */
export function createLayers(router: Pick<AppRouter, 'history' | 'navigate'>): AppLayers {
  const { history } = router;
  /** By their place in the history. */
  const entries = new Map<number, Entry>();
  let last = history.location;
  let opened = 0;

  const close = history.subscribe(({ location, action }) => {
    const left = last;
    last = location;
    if (isBack(action) && placeOf(location) < placeOf(left)) back(left, location);
    else if (action.type === 'PUSH') forget(placeOf(location));
  });

  function back(left: Location, now: Location): void {
    // After a reload nothing lies over the screen any more: what the page does not know was closed.
    const unknown: Entry | undefined = left.state.layer === undefined ? undefined : { onBack: null };
    const passed = Array.from({ length: placeOf(left) - placeOf(now) }, (_, index) => entries.get(placeOf(left) - index) ?? (index === 0 ? unknown : undefined));
    forget(placeOf(now) + 1);
    const open = passed.flatMap((entry) => entry?.onBack ?? []);
    for (const onBack of open) onBack();
    // What was filtered under a sheet stays so when the sheet goes.
    if (open.length > 0 && left.pathname === now.pathname && left.href !== now.href) history.replace(left.href, now.state);
    // Somebody wanted to leave the screen, and not what lay over it before.
    if (open.length === 0 && passed.every((entry) => entry !== undefined)) queueMicrotask(() => history.back());
  }

  /** From this place on the history is another one. */
  function forget(from: number): void {
    for (const place of entries.keys()) if (place >= from) entries.delete(place);
  }

  return {
    close,
    closeTop() {
      const [, top] = [...entries].filter(([, { onBack }]) => onBack !== null).toSorted(([one], [other]) => other - one)[0] ?? [];
      top?.onBack?.();
      return top !== undefined;
    },
    open(onBack) {
      const entry: Entry = { onBack };
      const free = entries.get(placeOf(history.location));
      if (free === undefined || free.onBack !== null) {
        opened += 1;
        const layer = opened;
        // Nothing is left, so nobody is asked whether it may be.
        void router.navigate({ to: '.', search: true, hash: true, state: (before) => ({ ...before, layer }), resetScroll: false, ignoreBlocker: true });
        history.flush();
      }
      entries.set(placeOf(history.location), entry);
      return () => {
        entry.onBack = null;
      };
    },
  };
}

type Location = AppRouter['history']['location'];

const placeOf = ({ state }: Location): number => state.__TSR_index;

const isBack = ({ type }: { readonly type: string }): boolean => type === 'BACK' || type === 'GO';
