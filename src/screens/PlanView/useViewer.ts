import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { canDraw, loadDragon, openViewer, type Look, type SheetTiles, type Viewer } from './openViewer';

interface UsedViewer {
  /** Null until the drawing is open. */
  readonly viewer: Viewer | null;
  /** Everything in sight was drawn once. */
  readonly drawn: boolean;
  /** Part of the drawing did not come. */
  readonly trouble: boolean;
}

const closed: UsedViewer = { viewer: null, drawn: false, trouble: false };

/** Opens a drawing in an element as long as it is on the screen; where one looked is kept for the next time by `key`. */
export function useViewer(host: RefObject<HTMLElement | null>, key: string, tiles: SheetTiles | null): UsedViewer {
  const [state, setState] = useState<UsedViewer & { readonly key: string }>({ ...closed, key });
  const source = useEffectEvent(() => tiles);
  const url = tiles?.url ?? null;
  useEffect(() => {
    const element = host.current;
    const opened = source();
    if (element === null || opened === null || !canDraw()) return undefined;
    let left = false;
    let viewer: Viewer | null = null;
    const set = (change: Partial<UsedViewer>) => !left && setState((now) => ({ ...now, ...change, key }));
    const start = async () => {
      await loadDragon();
      // Whoever left while its code was on the way has nothing to draw on.
      if (left) return;
      const options = { animate: mayMove(), look: looks.get(key) ?? null, onDrawn: () => set({ drawn: true }), onTrouble: (trouble: boolean) => set({ trouble }) };
      viewer = await openViewer(element, opened, options);
      if (left) viewer.close();
      else set({ viewer });
    };
    // Without the viewer's code the overview and the list stay; the next visit asks again.
    start().catch(() => set({ trouble: true }));
    return () => {
      left = true;
      setState({ ...closed, key });
      if (viewer === null) return;
      looks.set(key, lookOf(viewer));
      viewer.close();
    };
  }, [host, key, url]);
  return state.key === key ? state : closed;
}

/** Where somebody looked at each revision, for as long as the page lives: who raises a snag comes back to the same spot. */
const looks = new Map<string, Look>();

function lookOf(viewer: Viewer): Look {
  const { left, top, width, height, boxWidth, boxHeight } = viewer.view();
  return { centre: { x: (boxWidth / 2 - left) / width, y: (boxHeight / 2 - top) / height }, width };
}

function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
