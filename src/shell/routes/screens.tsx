import { useEffect } from 'react';
import DataScreenQuery from '../../../__generated__/relay/DataScreenQuery$parameters';
import MoreScreenQuery from '../../../__generated__/relay/MoreScreenQuery$parameters';
import ProjectsScreenQuery from '../../../__generated__/relay/ProjectsScreenQuery$parameters';
import RaiseSnagScreenQuery from '../../../__generated__/relay/RaiseSnagScreenQuery$parameters';
import ReportsScreenQuery from '../../../__generated__/relay/ReportsScreenQuery$parameters';
import SettingsScreenQuery from '../../../__generated__/relay/SettingsScreenQuery$parameters';
import ToCheckScreenQuery from '../../../__generated__/relay/ToCheckScreenQuery$parameters';
import { OverviewSkeleton } from '../../screens/Overview/OverviewSkeleton';
import { SnagDetailSkeleton } from '../../screens/SnagDetail/SnagDetailSkeleton';
import { filterInput, orderInput, readFilters } from '../../domain/filters';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { openQuery } from '../../app/loading/openQuery';
import { readPin, readPinSearch } from '../../domain/pin';
import { createRoute } from '../../router/createRoute';
import { useRouter } from '../../router/useRouter';
import { isWide, useWide } from '../../ui/layout/useWide';
import { LocalScreenRoute, ScreenRoute } from '../../app/loading/ScreenRoute';
import { more, openOverview, openSnag, overview, raiseSnag, snagDetail, toCheck } from './code';
import { insideRoute, toOwnProject } from './inside';
import {
  DataSkeleton,
  MoreSkeleton,
  ProjectsPage,
  ProjectsSkeleton,
  RaiseSnagSkeleton,
  ReportsSkeleton,
  SettingsSkeleton,
  ToCheckSkeleton,
} from './later';
import { projectRoute } from './project';

// Screens for signed-in people. Every route starts its screen's code and data together; rendering
// only reads. Page frames are rendered outside of `ScreenRoute`, so that they are not remounted
// when the screen replaces its skeleton and no press on them is lost.

const projects = lazyScreen(
  async () => (await import('../../screens/Projects/ProjectsScreen')).ProjectsScreen,
);
const heldSettings = lazyScreen(
  async () => (await import('../../screens/Settings/HeldSettingsScreen')).HeldSettingsScreen,
);
const reports = lazyScreen(
  async () => (await import('../../screens/Reports/ReportsScreen')).ReportsScreen,
);
const data = lazyScreen(async () => (await import('../../screens/Data/DataScreen')).DataScreen);
const settings = lazyScreen(
  async () => (await import('../../screens/Settings/SettingsScreen')).SettingsScreen,
);

export const projectsRoute = createRoute({
  parent: insideRoute,
  path: '/',
  redirect: toOwnProject,
  load({ context, left }) {
    projects.start();
    return openQuery(
      context.userSession.environment,
      ProjectsScreenQuery,
      {},
      'store-and-network',
      left,
    );
  },
  component: function ProjectsRoute() {
    return (
      <ProjectsPage>
        <ScreenRoute opened={projectsRoute.useData()} skeleton={<ProjectsSkeleton />}>
          {(queryRef, alone) => <projects.Screen queryRef={queryRef} alone={alone} />}
        </ScreenRoute>
      </ProjectsPage>
    );
  },
});

/** On a desktop the overview stands beside the list while no snag is open. */
export const snagListRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code',
  view: 'list',
  deps: ({ block }) => ({ block }),
  load: ({ context, params, deps, left }) =>
    isWide() ? openOverview(context.userSession.environment, params.code, deps.block, left) : null,
  component: function SnagListRoute() {
    const { code } = snagListRoute.useParams();
    const opened = snagListRoute.useData();
    useLoadWhenWide(opened === null);
    return <OverviewRoute code={code} opened={opened} page={false} />;
  },
});

export const overviewRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/overview',
  view: 'overview',
  deps: ({ block }) => ({ block }),
  load: ({ context, params, deps, left }) =>
    openOverview(context.userSession.environment, params.code, deps.block, left),
  component: function OverviewPage() {
    const { code } = overviewRoute.useParams();
    return <OverviewRoute code={code} opened={overviewRoute.useData()} page />;
  },
});

/** The window of a phone's list became as wide as a desktop's. */
function useLoadWhenWide(isMissing: boolean): void {
  const router = useRouter();
  const wide = useWide();
  useEffect(() => {
    if (wide && isMissing) router.invalidate();
  }, [router, wide, isMissing]);
}

interface OverviewRouteProps {
  code: string;
  /** Null on a phone, whose list is alone. */
  opened: ReturnType<typeof openOverview> | null;
  page: boolean;
}

function OverviewRoute({ code, opened, page }: OverviewRouteProps) {
  if (opened === null) return null;
  return (
    <ScreenRoute key={code} keep opened={opened} skeleton={<OverviewSkeleton />}>
      {(queryRef) => <overview.Screen queryRef={queryRef} code={code} page={page} />}
    </ScreenRoute>
  );
}

export const raiseSnagRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/new',
  view: 'new',
  readSearch: readPinSearch,
  deps: ({ plan }) => ({ plan }),
  load({ context, params, deps: { plan }, left }) {
    raiseSnag.start();
    const variables = { code: params.code, plan: plan ?? '', pinned: plan !== undefined };
    // Trades, locations and the plan may be some minutes old, so that the form opens at once on a
    // bad connection.
    return openQuery(
      context.userSession.environment,
      RaiseSnagScreenQuery,
      variables,
      'store-or-network',
      left,
    );
  },
  component: function RaiseSnagRoute() {
    const { code } = raiseSnagRoute.useParams();
    const spot = readPin(raiseSnagRoute.useSearch());
    return (
      <ScreenRoute key={code} opened={raiseSnagRoute.useData()} skeleton={<RaiseSnagSkeleton />}>
        {(queryRef) => <raiseSnag.Screen queryRef={queryRef} code={code} spot={spot} />}
      </ScreenRoute>
    );
  },
});

export const snagDetailRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/snags/$number',
  view: 'snag',
  load: ({ context, params, left }) =>
    openSnag(context.userSession.environment, params.code, params.number, left),
  component: function SnagDetailRoute() {
    const { code, number } = snagDetailRoute.useParams();
    const opened = snagDetailRoute.useData();
    return (
      <ScreenRoute key={`${code}/${number}`} opened={opened} skeleton={<SnagDetailSkeleton />}>
        {(queryRef) => (
          <snagDetail.Screen
            queryRef={queryRef}
            code={code}
            number={number}
            onBack={opened.retry}
          />
        )}
      </ScreenRoute>
    );
  },
});

export const toCheckRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/check',
  view: 'check',
  deps: (search) => orderInput(readFilters(search)),
  load({ context, params, deps: { sort, near }, left }) {
    toCheck.start();
    return openQuery(
      context.userSession.environment,
      ToCheckScreenQuery,
      { code: params.code, first: 20, sort: sort === 'NEAR' ? sort : 'PLACE', near },
      'store-and-network',
      left,
    );
  },
  component: function ToCheckRoute() {
    const { code } = toCheckRoute.useParams();
    return (
      <ScreenRoute key={code} keep opened={toCheckRoute.useData()} skeleton={<ToCheckSkeleton />}>
        {(queryRef) => <toCheck.Screen queryRef={queryRef} code={code} />}
      </ScreenRoute>
    );
  },
});

export const moreRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/more',
  view: 'more',
  load({ context, params, left }) {
    more.start();
    return openQuery(
      context.userSession.environment,
      MoreScreenQuery,
      { code: params.code },
      'store-and-network',
      left,
    );
  },
  component: function MoreRoute() {
    const { code } = moreRoute.useParams();
    return (
      <ScreenRoute
        key={code}
        opened={moreRoute.useData()}
        skeleton={<MoreSkeleton />}
        instead={
          <LocalScreenRoute skeleton={<MoreSkeleton />}>
            <more.Screen code={code} queryRef={null} />
          </LocalScreenRoute>
        }
      >
        {(queryRef) => <more.Screen queryRef={queryRef} code={code} />}
      </ScreenRoute>
    );
  },
});

export const reportsRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/reports',
  view: 'reports',
  load({ context, params, left }) {
    reports.start();
    return openQuery(
      context.userSession.environment,
      ReportsScreenQuery,
      { code: params.code },
      'store-and-network',
      left,
    );
  },
  component: function ReportsRoute() {
    const { code } = reportsRoute.useParams();
    return (
      <ScreenRoute key={code} opened={reportsRoute.useData()} skeleton={<ReportsSkeleton />}>
        {(queryRef) => <reports.Screen queryRef={queryRef} code={code} />}
      </ScreenRoute>
    );
  },
});

export const dataRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/data',
  view: 'data',
  deps: (search) => filterInput(readFilters(search)),
  load({ context, params: { code }, deps: filter, left }) {
    data.start();
    return openQuery(
      context.userSession.environment,
      DataScreenQuery,
      { code, filter },
      'store-and-network',
      left,
    );
  },
  component: function DataRoute() {
    const { code } = dataRoute.useParams();
    return (
      <ScreenRoute key={code} keep opened={dataRoute.useData()} skeleton={<DataSkeleton />}>
        {(queryRef) => <data.Screen queryRef={queryRef} code={code} />}
      </ScreenRoute>
    );
  },
});

export const settingsRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/settings',
  view: 'settings',
  load({ context, params, left }) {
    settings.start();
    heldSettings.start();
    return openQuery(
      context.userSession.environment,
      SettingsScreenQuery,
      { code: params.code },
      'store-and-network',
      left,
    );
  },
  component: function SettingsRoute() {
    const { code } = settingsRoute.useParams();
    return (
      <ScreenRoute
        key={code}
        opened={settingsRoute.useData()}
        skeleton={<SettingsSkeleton />}
        instead={
          <LocalScreenRoute skeleton={<SettingsSkeleton />}>
            <heldSettings.Screen code={code} />
          </LocalScreenRoute>
        }
      >
        {(queryRef) => <settings.Screen queryRef={queryRef} code={code} />}
      </ScreenRoute>
    );
  },
});
