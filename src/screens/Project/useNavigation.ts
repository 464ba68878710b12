import { graphql, useFragment } from 'react-relay/hooks';
import type { useNavigation_project$key } from '../../../__generated__/relay/useNavigation_project.graphql';
import { useViewer } from '../../app/context';
import { useChecking } from '../../app/useChecking';
import { readFilters, useSnagFilters } from '../../domain/filters';
import type { ProjectView } from '../../domain/projectViews';
import { useParams } from '../../router/useRouter';

export interface NavigationProps {
  code: string;
  view: ProjectView;
  /** Null until it is known. */
  project: useNavigation_project$key | null;
}

/** Where the entries of a project's navigation lead, and which of them the person is at. */
export function useNavigation({ code, view, project }: NavigationProps) {
  const data = useFragment(
    graphql`
      fragment useNavigation_project on Project {
        ...useChecking_project
        ofAll: snagCounts(filter: {}) {
          open
          toCheck
          atLeast
        }
        membership {
          may {
            raise
            archive
          }
        }
      }
    `,
    project,
  );
  const viewer = useViewer();
  const checks = useChecking(data ?? null);
  const [{ chip }] = useSnagFilters();
  const { plan } = useParams();
  const onList = view === 'list' || view === 'snag';
  const checking = view === 'check' || (onList && chip === 'TO_CHECK');
  const counts = data?.ofAll;
  const shown = (count: number | undefined): string =>
    count === undefined || count === 0 ? '' : `${count}${counts?.atLeast === true ? '+' : ''}`;
  const list = {
    to: '/p/$code',
    params: { code },
    search: viewer.link ? ({ sort: 'PLACE' } as const) : {},
  } as const;
  // From a plan, raising starts with placing the pin.
  const raise =
    view === 'plan' && plan !== undefined
      ? ({
          to: '/p/$code/plans/$plan',
          params: { code, plan },
          search: (before: object) => ({ ...readFilters({ ...before }), raise: '1' }),
        } as const)
      : ({ to: '/p/$code/new', params: { code } } as const);
  return {
    viewer,
    checks,
    mayRaise: data?.membership.may.raise ?? null,
    mayArchive: data?.membership.may.archive === true,
    here: checking ? 'check' : onList ? 'list' : view === 'plans' ? 'plan' : view,
    open: shown(counts?.open),
    toCheck: shown(counts?.toCheck),
    list,
    raise,
  } as const; // the router's literal types of the paths
}
