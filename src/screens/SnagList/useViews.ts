import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useViews_project$key } from '../../../__generated__/relay/useViews_project.graphql';
import { useSnagFilters } from '../../domain/filters';
import { isChanged, readView, type SavedView } from './savedView';

export interface Views {
  readonly projectId: string;
  readonly mayShare: boolean;
  readonly all: readonly SavedView[];
  /** The one that was opened; null for none, and for one that is gone or was never shared with the person. */
  readonly open: SavedView | null;
  /** Since it was opened, the list was narrowed or ordered in another way. */
  readonly changed: boolean;
}

/** The saved views of the project's list, and which of them is open. */
export function useViews(project: useViews_project$key): Views {
  const { id, savedViews, membership } = useFragment(
    graphql`
      fragment useViews_project on Project {
        id
        membership {
          may {
            shareViews
          }
        }
        savedViews {
          ...savedView_view
        }
      }
    `,
    project,
  );
  const [filters] = useSnagFilters();
  const all = useMemo(() => savedViews.map(readView), [savedViews]);
  const open = all.find((view) => view.id === filters.view) ?? null;
  return { projectId: id, mayShare: membership.may.shareViews, all, open, changed: open !== null && isChanged(open, filters) };
}
