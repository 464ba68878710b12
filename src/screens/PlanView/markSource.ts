import { levelFor, type Clusters, type Mark } from './clusters';
import { boundsOf, type Bounds, type View } from './view';

/**
 * Margin around the viewport in which marks are rendered, in px, so that short pans need no new
 * ones.
 */
const marginPx = 160;

/**
 * The visible marks, computed again only when the view leaves the margin or changes its level. For
 * `useSyncExternalStore`.
 */
export interface MarkSource {
  get(): readonly Mark[];
  subscribe(listener: () => void): () => void;
}

export function markSource(
  clusters: Clusters,
  viewer: { view(): View; subscribe(listener: () => void): () => void },
): MarkSource {
  let here = workOut();

  function workOut(): {
    readonly level: number;
    readonly bounds: Bounds;
    readonly marks: readonly Mark[];
  } {
    const view = viewer.view();
    const level = levelOf(view);
    const bounds = boundsOf(view, marginPx);
    return { level, bounds, marks: clusters.marks(bounds, level) };
  }

  function isCurrent(): boolean {
    const view = viewer.view();
    const seen = boundsOf(view, 0);
    const { level, bounds } = here;
    return (
      level === levelOf(view) &&
      seen.left >= bounds.left &&
      seen.top >= bounds.top &&
      seen.right <= bounds.right &&
      seen.bottom <= bounds.bottom
    );
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
