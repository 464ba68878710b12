import type { Environment } from 'relay-runtime';
import AccountScreenQuery from '../../../__generated__/relay/AccountScreenQuery$parameters';
import type { AccountScreenQuery as AccountQuery } from '../../../__generated__/relay/AccountScreenQuery.graphql';
import ProjectRouteQuery from '../../../__generated__/relay/ProjectRouteQuery$parameters';
import WaitingScreenQuery from '../../../__generated__/relay/WaitingScreenQuery$parameters';
import type { WaitingScreenQuery as WaitingQuery } from '../../../__generated__/relay/WaitingScreenQuery.graphql';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { type OpenedQuery, openQuery } from '../../app/loading/openQuery';
import { LocalScreenRoute, ScreenRoute } from '../../app/loading/ScreenRoute';
import { createRoute } from '../../router/createRoute';
import { outbox } from './code';
import { insideRoute, toOwnProject } from './inside';
import {
  AccountSkeleton,
  OutboxPage,
  OutboxSkeleton,
  PersonPage,
  WaitingPage,
  WaitingSkeleton,
} from './later';
import { readBack } from './outside';
import { projectRoute } from './project';

// Pages about the person and the device. Each has an address of its own, and one in each project,
// where it stands in the project's frame.

const account = lazyScreen(
  async () => (await import('../../screens/Account/AccountScreen')).AccountScreen,
);
const waiting = lazyScreen(
  async () => (await import('../../screens/Waiting/WaitingScreen')).WaitingScreen,
);

/** What the frame of the project shows, which these pages do not ask for themselves. */
function openFrame(environment: Environment, code: string, left: AbortSignal): void {
  openQuery(environment, ProjectRouteQuery, { code }, 'store-and-network', left);
}

function openAccount(environment: Environment, left: AbortSignal): OpenedQuery<AccountQuery> {
  account.start();
  return openQuery(environment, AccountScreenQuery, {}, 'store-and-network', left);
}

const AccountRoute = ({ opened }: { opened: OpenedQuery<AccountQuery> }) => (
  <PersonPage>
    <ScreenRoute opened={opened} skeleton={<AccountSkeleton />}>
      {(queryRef) => <account.Screen queryRef={queryRef} />}
    </ScreenRoute>
  </PersonPage>
);

export const accountRoute = createRoute({
  parent: insideRoute,
  path: '/account',
  redirect: toOwnProject,
  readSearch: readBack,
  load: ({ context, left }) => openAccount(context.userSession.environment, left),
  component: () => <AccountRoute opened={accountRoute.useData()} />,
});

export const accountInProjectRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/account',
  redirect: toOwnProject,
  view: 'account',
  load({ context: { userSession }, params, left }) {
    openFrame(userSession.environment, params.code, left);
    return openAccount(userSession.environment, left);
  },
  component: () => <AccountRoute opened={accountInProjectRoute.useData()} />,
});

function openWaiting(environment: Environment, left: AbortSignal): OpenedQuery<WaitingQuery> {
  waiting.start();
  return openQuery(environment, WaitingScreenQuery, { first: 50 }, 'store-and-network', left);
}

const WaitingRoute = ({ opened }: { opened: OpenedQuery<WaitingQuery> }) => (
  <WaitingPage>
    <ScreenRoute opened={opened} skeleton={<WaitingSkeleton />}>
      {(queryRef, alone) => <waiting.Screen queryRef={queryRef} alone={alone} />}
    </ScreenRoute>
  </WaitingPage>
);

export const waitingRoute = createRoute({
  parent: insideRoute,
  path: '/waiting',
  redirect: toOwnProject,
  load: ({ context, left }) => openWaiting(context.userSession.environment, left),
  component: () => <WaitingRoute opened={waitingRoute.useData()} />,
});

export const waitingInProjectRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/waiting',
  redirect: toOwnProject,
  view: 'waiting',
  load({ context: { userSession }, params, left }) {
    openFrame(userSession.environment, params.code, left);
    return openWaiting(userSession.environment, left);
  },
  component: () => <WaitingRoute opened={waitingInProjectRoute.useData()} />,
});

const OutboxRoute = () => (
  <OutboxPage>
    <LocalScreenRoute skeleton={<OutboxSkeleton />}>
      <outbox.Screen />
    </LocalScreenRoute>
  </OutboxPage>
);

/** Of all projects. Needs no query, so that it is shown without a connection too. */
export const outboxRoute = createRoute({
  parent: insideRoute,
  path: '/outbox',
  load: () => outbox.start(),
  component: OutboxRoute,
});

export const outboxInProjectRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/outbox',
  view: 'outbox',
  load({ context: { userSession }, params, left }) {
    openFrame(userSession.environment, params.code, left);
    outbox.start();
  },
  component: OutboxRoute,
});
