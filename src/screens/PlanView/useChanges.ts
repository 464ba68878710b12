import { useEffect, useRef, useState } from 'react';
import type { Affine } from '../../../rules/pins';
import { isChangedAround, type Differences } from './changes';
import { findChanges, MissingTile } from './findChanges';
import type { SheetTiles } from './openViewer';
import type { Spot } from './view';

export type Changes =
  | { readonly state: 'NONE' | 'FAILED' | 'MISSING' }
  | { readonly state: 'FINDING'; readonly percent: number }
  | { readonly state: 'FOUND'; readonly isChanged: (onLater: Spot) => boolean };

/** Where two sheets differ, once it was asked for. */
export function useChanges(
  later: SheetTiles,
  earlier: SheetTiles,
  map: Affine,
): { readonly changes: Changes; readonly find: () => void; readonly cancel: () => void } {
  const [changes, setChanges] = useState<Changes>({ state: 'NONE' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const find = () => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const set = (now: Changes) => !mine.signal.aborted && setChanges(now);
    set({ state: 'FINDING', percent: 0 });
    let said = 0;
    const onProgress = (part: number) => {
      const percent = Math.floor(part * 100);
      if (percent !== said) set({ state: 'FINDING', percent });
      said = percent;
    };
    findChanges(later, earlier, map, onProgress, mine.signal).then(
      (found) => set({ state: 'FOUND', isChanged: changedIn(found) }),
      (error: unknown) => set({ state: error instanceof MissingTile ? 'MISSING' : 'FAILED' }),
    );
  };
  const cancel = () => {
    running.current?.abort();
    setChanges({ state: 'NONE' });
  };
  return { changes, find, cancel };
}

const changedIn = (differences: Differences) => (spot: Spot) => isChangedAround(differences, spot);
