import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useRetry } from '../../app/loading/useRetry';
import {
  canDraw,
  loadDragon,
  openViewer,
  type Look,
  type PlacedSheet,
  type SheetTiles,
  type Trouble,
  type Viewer,
} from './openViewer';
import type { Spot } from './view';

interface UsedViewer {
  /** Null until the drawing is open. */
  readonly viewer: Viewer | null;
  /** All visible tiles were drawn once. */
  readonly drawn: boolean;
  readonly trouble: Trouble;
}

const closed: UsedViewer = { viewer: null, drawn: false, trouble: null };

/**
 * Runs the viewer in an element while it is mounted; the view is remembered by `key`. `above` lies
 * on the sheet and is read when the viewer is opened.
 */
export function useViewer(
  host: RefObject<HTMLElement | null>,
  key: string,
  tiles: SheetTiles | null,
  above: PlacedSheet | null = null,
): UsedViewer {
  const [state, setState] = useState<UsedViewer & { readonly key: string }>({ ...closed, key });
  const source = useEffectEvent(() => ({ tiles, above }));
  const url = tiles?.url ?? null;
  useEffect(() => {
    const element = host.current;
    const opened = source();
    if (element === null || opened.tiles === null || !canDraw()) return undefined;
    const tilesNow = opened.tiles;
    let left = false;
    let viewer: Viewer | null = null;
    const set = (change: Partial<UsedViewer>) =>
      !left && setState((now) => ({ ...now, ...change, key }));
    const start = async () => {
      await loadDragon();
      // Unmounted while its code was loading.
      if (left) return;
      const options = {
        above: opened.above,
        animate: mayMove(),
        look: looks.get(key) ?? null,
        onDrawn: () => set({ drawn: true }),
        onTrouble: (trouble: Trouble) => set({ trouble }),
      };
      viewer = await openViewer(element, tilesNow, options);
      if (left) viewer.close();
      else set({ viewer });
    };
    // Without the viewer's code the overview and the list stay; the next visit tries again.
    start().catch(() => set({ trouble: 'ALL' }));
    return () => {
      left = true;
      setState({ ...closed, key });
      if (viewer === null) return;
      looks.set(key, lookOf(viewer));
      viewer.close();
    };
  }, [host, key, url]);
  const used = state.key === key ? state : closed;
  useRetry(used.trouble === null ? null : (used.viewer?.retry ?? null));
  return used;
}

/**
 * The last view of each revision, until the page is closed, so that returning from the form shows
 * the same spot.
 */
const looks = new Map<string, Look>();

/** Width of a sheet that opens at a place, in windows. */
const nearWindows = 2;

/** Has a sheet open at a spot, near enough to recognise it. */
export function showAt(key: string, centre: Spot): void {
  looks.set(key, { centre, width: window.innerWidth * nearWindows });
}

function lookOf(viewer: Viewer): Look {
  const { left, top, width, height, boxWidth, boxHeight } = viewer.view();
  return { centre: { x: (boxWidth / 2 - left) / width, y: (boxHeight / 2 - top) / height }, width };
}

/** Whether the person has not asked for less movement. */
export function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
