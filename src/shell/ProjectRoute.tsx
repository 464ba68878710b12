import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { graphql } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type Snapshot,
} from 'relay-runtime';
import type { ProjectRouteQuery$data } from '../../__generated__/relay/ProjectRouteQuery.graphql';
import type { ProjectView } from '../domain/projectViews';
import { ProjectFrame } from '../screens/Project/ProjectFrame';
import { CompleteContext } from '../app/loading/ScreenRoute';
import { may } from '../../rules/rights';
import { ProjectContext, useUserSession } from '../app/context';
import { useRouter } from '../router/useRouter';
import { useKeptProject, usePreload } from './routes/preload';

interface ProjectRouteProps {
  code: string;
  view: ProjectView;
  /** The list of snags; null where it is not shown. */
  list: ReactNode;
  children: ReactNode;
}

/**
 * What is the same on all screens of a project: its frame and the subscription. It has no query of
 * its own: every screen's query includes `ProjectRoute_project`, and this reads it from the store,
 * so that a screen is one request.
 */
export function ProjectRoute({ code, view, list, children }: ProjectRouteProps) {
  const { environment, journal } = useUserSession();
  const stored = useStoredProject(environment, code);
  const id = stored?.id ?? null;
  const timeZone = stored?.timeZone ?? null;
  const currency = stored?.currency ?? null;
  const seesAmounts = may(stored?.membership ?? null, 'seeAmounts');
  useEffect(() => (id === null ? undefined : journal.watch(id)), [journal, id]);
  const here = useMemo(
    () =>
      id === null || timeZone === null || currency === null
        ? null
        : { id, code, timeZone, currency, seesAmounts },
    [id, code, timeZone, currency, seesAmounts],
  );
  const [complete, setComplete] = useState(false);
  const onComplete = useCallback(() => setComplete(true), []);
  useReloadOnStateChange(stored?.state ?? null);
  usePreload(code, complete && stored !== null, stored?.membership.may.raise === true);
  useKeptProject(code, complete && stored !== null);
  return (
    <ProjectContext value={here}>
      <CompleteContext value={onComplete}>
        <ProjectFrame code={code} project={stored} view={view} list={list}>
          {children}
        </ProjectFrame>
      </CompleteContext>
    </ProjectContext>
  );
}

/**
 * When the project is archived or restored meanwhile, the permitted actions change on every screen,
 * so all are fetched again.
 */
function useReloadOnStateChange(state: string | null): void {
  const router = useRouter();
  const before = useRef(state);
  useEffect(() => {
    if (state === null || state === before.current) return;
    const changed = before.current !== null;
    before.current = state;
    if (changed) router.invalidate();
  }, [router, state]);
}

type StoredProject = NonNullable<ProjectRouteQuery$data['project']>;

/** The project from the store; null while any of it is missing. */
function useStoredProject(environment: Environment, code: string): StoredProject | null {
  const source = useMemo(() => storedProject(environment, code), [environment, code]);
  const { data, isMissingData } = useSyncExternalStore(source.subscribe, source.get);
  if (isMissingData || data === null) return null;
  // Nothing is missing, so this is the query's own type.
  return (data as unknown as ProjectRouteQuery$data).project ?? null;
}

function storedProject(
  environment: Environment,
  code: string,
): { get(): Snapshot; subscribe(listener: () => void): () => void } {
  const { fragment } = createOperationDescriptor(getRequest(storedQuery), { code });
  let snapshot = environment.lookup(fragment);
  return {
    get: () => snapshot,
    subscribe(listener) {
      // Data may have arrived between the render and this moment.
      snapshot = environment.lookup(fragment);
      const subscription = environment.subscribe(snapshot, (next) => {
        snapshot = next;
        listener();
      });
      return () => subscription.dispose();
    },
  };
}

const storedQuery = graphql`
  query ProjectRouteQuery($code: String!) @preloadable {
    project(code: $code) {
      id
      timeZone
      currency
      state
      membership {
        # eslint-disable-next-line relay/unused-fields -- rules/rights.ts reads it
        role
        may {
          raise
        }
      }
      ...ProjectFrame_project
      ...ProjectRoute_project
    }
  }
`;

/** What every screen's query includes for the project's frame and subscription. */
export const projectRouteFragment = graphql`
  fragment ProjectRoute_project on Project {
    # eslint-disable-next-line relay/unused-fields -- identifies the project to the subscription
    id
    # eslint-disable-next-line relay/unused-fields -- times on every screen are the project's
    timeZone
    # eslint-disable-next-line relay/unused-fields -- so are amounts
    currency
    # eslint-disable-next-line relay/unused-fields -- whether the person sees them
    membership {
      # eslint-disable-next-line relay/unused-fields -- as above
      role
    }
    # eslint-disable-next-line relay/unused-fields -- where the subscription starts, and what an event says the person had seen
    journalCursor
    # eslint-disable-next-line relay/unused-fields -- whether anything can be changed
    state
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by what shows events before the server has answered
    ...ruleFacts_project
    ...ProjectFrame_project
  }
`;
