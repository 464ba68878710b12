import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { importWithRetry } from '../../device/importWithRetry';
import { isRightToLeft } from '../../ui/layout/direction';
import type { Swipe, SwipeOptions } from './swipe';

interface UsedSwipe {
  /** Null until its code is loaded. */
  readonly swipe: Swipe | null;
  /** Elements to render the pictures into, by index. */
  readonly elements: ReadonlyMap<number, HTMLElement>;
  readonly zoomed: boolean;
}

const closed: UsedSwipe = { swipe: null, elements: new Map(), zoomed: false };

const loadSwipe = importWithRetry(() => import('./swipe'));

/**
 * Runs the picture gallery in an element while it is mounted; restarts when the pictures or their
 * ratios change.
 */
export function useSwipe(
  host: RefObject<HTMLElement | null>,
  options: Pick<SwipeOptions, 'ratios' | 'index' | 'covered' | 'onIndex' | 'onPulled'>,
): UsedSwipe {
  const [state, setState] = useState(closed);
  const now = useEffectEvent(() => options);
  const key = options.ratios.join(' ');
  useEffect(() => {
    let left = false;
    let swipe: Swipe | undefined;
    const set = (change: Partial<UsedSwipe>) =>
      !left && setState((before) => ({ ...before, ...change }));
    const start = async () => {
      const { openSwipe } = await loadSwipe();
      if (left || host.current === null) return;
      const { ratios, index } = now();
      swipe = openSwipe(host.current, {
        ratios,
        index,
        fromRight: isRightToLeft(),
        animate: mayMove(),
        covered: () => now().covered(),
        onIndex: (shown) => now().onIndex(shown),
        onPulled: () => now().onPulled(),
        onElements: (elements) => set({ elements }),
        onZoomed: (zoomed) => set({ zoomed }),
      });
      set({ swipe });
    };
    // Without its code photos are shown one at a time; the next visit tries to load it again.
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
