import { levelFor, type Clusters, type Mark } from './clusters';
import { boundsOf, type Bounds, type View } from './view';

/** So far beyond the edges marks are there already, in px: one can pan so far before the next are worked out. */
const marginPx = 160;

/** What stands in sight, worked out anew only when the view leaves what is there or reaches another level. Fits `useSyncExternalStore`. */
export interface MarkSource {
  get(): readonly Mark[];
  subscribe(listener: () => void): () => void;
}

export function markSource(clusters: Clusters, viewer: { view(): View; subscribe(listener: () => void): () => void }): MarkSource {
  let here = workOut();

  function workOut(): { readonly level: number; readonly bounds: Bounds; readonly marks: readonly Mark[] } {
    const view = viewer.view();
    const level = levelOf(view);
    const bounds = boundsOf(view, marginPx);
    return { level, bounds, marks: clusters.marks(bounds, level) };
  }

  function isCurrent(): boolean {
    const view = viewer.view();
    const seen = boundsOf(view, 0);
    const { level, bounds } = here;
    return level === levelOf(view) && seen.left >= bounds.left && seen.top >= bounds.top && seen.right <= bounds.right && seen.bottom <= bounds.bottom;
  }

  return {
    get: () => here.marks,
    subscribe(listener) {
      const look = () => {
        if (isCurrent()) return;
        here = workOut();
        listener();
      };
      look();
      return viewer.subscribe(look);
    },
  };
}

function levelOf({ width, height }: View): number {
  return levelFor(Math.max(width, height));
}
