import { createRoute, Link } from '@tanstack/react-router';
import AccountScreenQuery from '../../../__generated__/relay/AccountScreenQuery$parameters';
import ProjectsScreenQuery from '../../../__generated__/relay/ProjectsScreenQuery$parameters';
import RaiseSnagScreenQuery from '../../../__generated__/relay/RaiseSnagScreenQuery$parameters';
import SettingsScreenQuery from '../../../__generated__/relay/SettingsScreenQuery$parameters';
import ToCheckScreenQuery from '../../../__generated__/relay/ToCheckScreenQuery$parameters';
import WaitingScreenQuery from '../../../__generated__/relay/WaitingScreenQuery$parameters';
import { AccountSkeleton } from '../../screens/Account/AccountSkeleton';
import { OutboxPage } from '../../screens/Outbox/OutboxPage';
import { OutboxSkeleton } from '../../screens/Outbox/OutboxSkeleton';
import { ProjectsPage } from '../../screens/Projects/ProjectsPage';
import { ProjectsSkeleton } from '../../screens/Projects/ProjectsSkeleton';
import { RaiseSnagSkeleton } from '../../screens/RaiseSnag/RaiseSnagSkeleton';
import { SettingsSkeleton } from '../../screens/Settings/SettingsSkeleton';
import { SnagDetailSkeleton } from '../../screens/SnagDetail/SnagDetailSkeleton';
import { ToCheckSkeleton } from '../../screens/ToCheck/ToCheckSkeleton';
import { WaitingPage } from '../../screens/Waiting/WaitingPage';
import { WaitingSkeleton } from '../../screens/Waiting/WaitingSkeleton';
import { words } from '../../domain/messages';
import { isText, orderInput, readFilters } from '../../domain/filters';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { openQuery } from '../../app/loading/openQuery';
import { readPin, readPinSearch } from '../../domain/pin';
import { LocalScreenRoute, ScreenRoute } from '../../app/loading/ScreenRoute';
import { openSnag, outbox, raiseSnag, snagDetail, toCheck } from './code';
import { buttonClass } from '../../ui/Button';
import { insideRoute } from './inside';
import { projectRoute } from './project';

// Screens for signed-in people. Every route starts its screen's code and data together; rendering only reads. Page frames are rendered outside
// of `ScreenRoute`, so that they are not remounted when the screen replaces its skeleton and no press on them is lost.

const projects = lazyScreen(async () => (await import('../../screens/Projects/ProjectsScreen')).ProjectsScreen);
const account = lazyScreen(async () => (await import('../../screens/Account/AccountScreen')).AccountScreen);
const waiting = lazyScreen(async () => (await import('../../screens/Waiting/WaitingScreen')).WaitingScreen);
const heldSettings = lazyScreen(async () => (await import('../../screens/Settings/HeldSettingsScreen')).HeldSettingsScreen);
const settings = lazyScreen(async () => (await import('../../screens/Settings/SettingsScreen')).SettingsScreen);

export const projectsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/',
  loader({ context, abortController }) {
    projects.start();
    return openQuery(context.userSession.environment, ProjectsScreenQuery, {}, 'store-and-network', abortController.signal);
  },
  component: function ProjectsRoute() {
    return (
      <ProjectsPage>
        <ScreenRoute opened={projectsRoute.useLoaderData()} skeleton={<ProjectsSkeleton />}>
          {(queryRef) => <projects.Screen queryRef={queryRef} />}
        </ScreenRoute>
      </ProjectsPage>
    );
  },
});

export const accountRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/account',
  loader({ context, abortController }) {
    account.start();
    return openQuery(context.userSession.environment, AccountScreenQuery, {}, 'store-and-network', abortController.signal);
  },
  component: function AccountRoute() {
    return (
      <ScreenRoute
        opened={accountRoute.useLoaderData()}
        skeleton={<AccountSkeleton />}
        back={
          <Link to="/" className={buttonClass()}>
            {words.allProjects}
          </Link>
        }
      >
        {(queryRef) => <account.Screen queryRef={queryRef} />}
      </ScreenRoute>
    );
  },
});

export const waitingRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/waiting',
  loader({ context, abortController }) {
    waiting.start();
    return openQuery(context.userSession.environment, WaitingScreenQuery, { first: 50 }, 'store-and-network', abortController.signal);
  },
  component: function WaitingRoute() {
    return (
      <WaitingPage>
        <ScreenRoute opened={waitingRoute.useLoaderData()} skeleton={<WaitingSkeleton />}>
          {(queryRef, alone) => <waiting.Screen queryRef={queryRef} alone={alone} />}
        </ScreenRoute>
      </WaitingPage>
    );
  },
});

/** Of all projects. Needs no query, so that it is shown without a connection too. `from`: the code of the project to go back to. */
export const outboxRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/outbox',
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => ({ ...(isText(from) && { from }) }),
  loader: () => outbox.start(),
  component: function OutboxRoute() {
    const { from = null } = outboxRoute.useSearch();
    return (
      <OutboxPage from={from}>
        <LocalScreenRoute skeleton={<OutboxSkeleton />}>
          <outbox.Screen from={from} />
        </LocalScreenRoute>
      </OutboxPage>
    );
  },
});

export const snagListRoute = createRoute({ getParentRoute: () => projectRoute, path: '/' });

export const raiseSnagRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/new',
  validateSearch: readPinSearch,
  loaderDeps: ({ search: { plan } }) => ({ plan }),
  loader({ context, params, deps: { plan }, abortController }) {
    raiseSnag.start();
    const variables = { code: params.code, plan: plan ?? '', pinned: plan !== undefined };
    // Trades, locations and the plan may be some minutes old, so that the form opens at once on a bad connection.
    return openQuery(context.userSession.environment, RaiseSnagScreenQuery, variables, 'store-or-network', abortController.signal);
  },
  component: function RaiseSnagRoute() {
    const { code } = raiseSnagRoute.useParams();
    const spot = readPin(raiseSnagRoute.useSearch());
    return (
      <ScreenRoute key={code} opened={raiseSnagRoute.useLoaderData()} skeleton={<RaiseSnagSkeleton />}>
        {(queryRef) => <raiseSnag.Screen queryRef={queryRef} code={code} spot={spot} />}
      </ScreenRoute>
    );
  },
});

export const snagDetailRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/snags/$number',
  loader: ({ context, params, abortController }) => openSnag(context.userSession.environment, params.code, params.number, abortController.signal),
  component: function SnagDetailRoute() {
    const { code, number } = snagDetailRoute.useParams();
    return (
      <ScreenRoute key={`${code}/${number}`} opened={snagDetailRoute.useLoaderData()} skeleton={<SnagDetailSkeleton />}>
        {(queryRef) => <snagDetail.Screen queryRef={queryRef} code={code} number={number} />}
      </ScreenRoute>
    );
  },
});

export const toCheckRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/check',
  loaderDeps: ({ search }) => orderInput(readFilters(search)),
  loader({ context, params, deps: { sort, near }, abortController }) {
    toCheck.start();
    return openQuery(context.userSession.environment, ToCheckScreenQuery, { code: params.code, first: 20, sort: sort === 'NEAR' ? sort : 'PLACE', near }, 'store-and-network', abortController.signal);
  },
  component: function ToCheckRoute() {
    const { code } = toCheckRoute.useParams();
    return (
      <ScreenRoute key={code} keep opened={toCheckRoute.useLoaderData()} skeleton={<ToCheckSkeleton />}>
        {(queryRef) => <toCheck.Screen queryRef={queryRef} code={code} />}
      </ScreenRoute>
    );
  },
});

export const settingsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/settings',
  loader({ context, params, abortController }) {
    settings.start();
    heldSettings.start();
    return openQuery(context.userSession.environment, SettingsScreenQuery, { code: params.code }, 'store-and-network', abortController.signal);
  },
  component: function SettingsRoute() {
    const { code } = settingsRoute.useParams();
    return (
      <ScreenRoute
        key={code}
        opened={settingsRoute.useLoaderData()}
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
