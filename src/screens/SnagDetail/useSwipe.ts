import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { importWithRetry } from '../../device/importWithRetry';
import type { Swipe, SwipeOptions } from './swipe';

interface UsedSwipe {
  /** Null until its code is there. */
  readonly swipe: Swipe | null;
  /** Where the pictures go, by their index. */
  readonly places: ReadonlyMap<number, HTMLElement>;
  readonly zoomed: boolean;
}

const closed: UsedSwipe = { swipe: null, places: new Map(), zoomed: false };

const loadSwipe = importWithRetry(() => import('./swipe'));

/** Lays pictures side by side in an element as long as it is on the screen; anew when there are others or they have other shapes. */
export function useSwipe(host: RefObject<HTMLElement | null>, options: Pick<SwipeOptions, 'ratios' | 'index' | 'covered' | 'onIndex' | 'onPulled'>): UsedSwipe {
  const [state, setState] = useState(closed);
  const now = useEffectEvent(() => options);
  const key = options.ratios.join(' ');
  useEffect(() => {
    let left = false;
    let swipe: Swipe | undefined;
    const set = (change: Partial<UsedSwipe>) => !left && setState((before) => ({ ...before, ...change }));
    const start = async () => {
      const { openSwipe } = await loadSwipe();
      if (left || host.current === null) return;
      const { ratios, index } = now();
      swipe = openSwipe(host.current, {
        ratios,
        index,
        animate: mayMove(),
        covered: () => now().covered(),
        onIndex: (shown) => now().onIndex(shown),
        onPulled: () => now().onPulled(),
        onPlaces: (places) => set({ places }),
        onZoomed: (zoomed) => set({ zoomed }),
      });
      set({ swipe });
    };
    // Without its code one photo is shown after the other, and the next visit asks again.
    start().catch(() => undefined);
    return () => {
      left = true;
      swipe?.close();
      setState(closed);
    };
  }, [host, key]);
  return state;
}

function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
