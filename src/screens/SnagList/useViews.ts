import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useViews_project$key } from '../../../__generated__/relay/useViews_project.graphql';
import { kindsMadeBy } from '../../../rules/reports';
import { useSnagFilters } from '../../domain/filters';
import { isChanged, readView, type SavedView } from '../../parts/savedView';

export interface Views {
  readonly projectId: string;
  readonly mayShare: boolean;
  /** Whether the person makes reports. */
  readonly mayReport: boolean;
  readonly all: readonly SavedView[];
  /**
   * The open view; null for none, and for one that was removed or is not shared with the person.
   */
  readonly open: SavedView | null;
  /** The filters or the order were changed since it was opened. */
  readonly changed: boolean;
}

/** The saved views of the project's list, and which of them is open. */
export function useViews(project: useViews_project$key): Views {
  const { id, savedViews, membership } = useFragment(
    graphql`
      fragment useViews_project on Project {
        id
        membership {
          role
          company {
            id
          }
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
  const mayReport =
    kindsMadeBy({ role: membership.role, companyId: membership.company?.id ?? null }).length > 0;
  return {
    projectId: id,
    mayShare: membership.may.shareViews,
    mayReport,
    all,
    open,
    changed: open !== null && isChanged(open, filters),
  };
}
