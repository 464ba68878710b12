import type { RouterHistory } from '@tanstack/history';
import {
  joinRoute,
  linkRoute,
  linkToSnagRoute,
  resetPasswordRoute,
  setUpRoute,
  signInRoute,
  signingRoute,
  type BackSearch,
  type RouteContext,
  type SignInSearch,
} from './routes/outside';
import {
  planRoute,
  planSnagRoute,
  plansRoute,
  type PlanSearch,
  type PlansSearch,
} from './routes/plans';
import { projectRoute } from './routes/project';
import {
  accountInProjectRoute,
  accountRoute,
  outboxInProjectRoute,
  outboxRoute,
  waitingInProjectRoute,
  waitingRoute,
} from './routes/person';
import {
  dataRoute,
  moreRoute,
  overviewRoute,
  projectsRoute,
  raiseSnagRoute,
  reportsRoute,
  settingsRoute,
  snagDetailRoute,
  snagListRoute,
  toCheckRoute,
} from './routes/screens';
import type { UserSession } from '../app/context';
import { Link } from '../router/components';
import { createRouter, type Router } from '../router/createRouter';
import type { Route } from '../router/route';
import { buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/State';
import { sentenceOf } from '../domain/errors';
import type { SnagFilters } from '../domain/filters';
import { messages } from '../domain/messages';
import type { PinSearch } from '../domain/pin';
import type { ProjectView } from '../domain/projectViews';

/** All addresses, each with its search parameters. */
interface Addresses {
  '/': object;
  '/sign-in': SignInSearch;
  '/set-up': object;
  '/join/$token': BackSearch;
  '/reset/$token': object;
  '/sign/$token': object;
  '/t/$token': object;
  '/t/$token/$number': object;
  '/account': BackSearch;
  '/waiting': object;
  '/outbox': object;
  '/p/$code': SnagFilters;
  '/p/$code/overview': SnagFilters;
  '/p/$code/new': SnagFilters & PinSearch;
  '/p/$code/snags/$number': SnagFilters;
  '/p/$code/check': SnagFilters;
  '/p/$code/plans': SnagFilters & PlansSearch;
  '/p/$code/plans/$plan': SnagFilters & PlanSearch;
  '/p/$code/more': SnagFilters;
  '/p/$code/reports': SnagFilters;
  '/p/$code/data': SnagFilters;
  '/p/$code/settings': SnagFilters;
  '/p/$code/account': SnagFilters;
  '/p/$code/waiting': SnagFilters;
  '/p/$code/outbox': SnagFilters;
}

declare module '../router/address' {
  interface Register {
    addresses: Addresses;
    context: RouteContext;
    view: ProjectView;
  }
}

/** A screen of a project says which view it is, so that its frame shows it. */
type ViewAt<To> = To extends `/p/$code${string}` ? ProjectView : undefined;

const routes: {
  readonly [To in keyof Addresses]: Route<To, Addresses[To], unknown, ViewAt<To>>;
} = {
  '/': projectsRoute,
  '/sign-in': signInRoute,
  '/set-up': setUpRoute,
  '/join/$token': joinRoute,
  '/reset/$token': resetPasswordRoute,
  '/sign/$token': signingRoute,
  '/t/$token': linkRoute,
  '/t/$token/$number': linkToSnagRoute,
  '/account': accountRoute,
  '/waiting': waitingRoute,
  '/outbox': outboxRoute,
  '/p/$code': snagListRoute,
  '/p/$code/overview': overviewRoute,
  '/p/$code/new': raiseSnagRoute,
  '/p/$code/snags/$number': snagDetailRoute,
  '/p/$code/check': toCheckRoute,
  '/p/$code/plans': plansRoute,
  '/p/$code/plans/$plan': planSnagRoute,
  '/p/$code/more': moreRoute,
  '/p/$code/reports': reportsRoute,
  '/p/$code/data': dataRoute,
  '/p/$code/settings': settingsRoute,
  '/p/$code/account': accountInProjectRoute,
  '/p/$code/waiting': waitingInProjectRoute,
  '/p/$code/outbox': outboxInProjectRoute,
};

/** A separate router for each person, so that no screen of one person can reach the next. */
export function createAppRouter(userSession: UserSession, history: RouterHistory): Router {
  return createRouter({
    routes: [...Object.values(routes), projectRoute, planRoute],
    context: {
      userSession,
      loadedLists: new Map<string, AbortSignal>(),
      entrySnag: { number: null },
    },
    history,
    Missing: NoSuchPage,
  });
}

/** Shown at an unknown address. */
function NoSuchPage() {
  return (
    <EmptyState
      title={messages.nothingHere}
      action={
        <Link to="/" className={buttonClass({ look: 'ink' })}>
          {messages.allProjects}
        </Link>
      }
    >
      {sentenceOf('NOT_FOUND')}
    </EmptyState>
  );
}
