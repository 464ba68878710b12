import { createRoute, Outlet } from '@tanstack/react-router';
import { useCallback } from 'react';
import PlansScreenQuery from '../../../__generated__/relay/PlansScreenQuery$parameters';
import PlanViewScreenQuery from '../../../__generated__/relay/PlanViewScreenQuery$parameters';
import { PlansSkeleton } from '../../screens/Plans/PlansSkeleton';
import { PlanViewSkeleton } from '../../screens/PlanView/PlanViewSkeleton';
import { SnagDetailSkeleton } from '../../screens/SnagDetail/SnagDetailSkeleton';
import { filterInput, isText, readFilters } from '../../domain/filters';
import { openQuery } from '../../app/loading/openQuery';
import { ScreenRoute } from '../../app/loading/ScreenRoute';
import { openSnag, plans, planView, snagDetail } from './code';
import { projectRoute } from './project';

/** Snags of one page of the list beside the plan. */
const listPage = 50;

interface PlanSearch {
  /** A revision's id. Absent: the current one. */
  rev?: string;
  /** The snag beside the plan: its number, or its id before it has one. */
  snag?: string;
  /** Opens the alignment of the newest revision with the one before. */
  align?: string;
  /** Starts moving the pin of that snag. */
  move?: string;
  /** Starts placing the pin of a new snag. */
  raise?: string;
}

/** All plans of a project. `revise` is the code of the plan that gets a new revision. */
export const plansRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/plans',
  validateSearch: ({ revise }: Record<string, unknown>): { revise?: string } => ({ ...(isText(revise) && { revise }) }),
  loader({ context, params: { code }, abortController }) {
    plans.start();
    return openQuery(context.userSession.environment, PlansScreenQuery, { code }, 'store-and-network', abortController.signal);
  },
  component: function PlansRoute() {
    const { code } = plansRoute.useParams();
    const { revise = null } = plansRoute.useSearch();
    return (
      <ScreenRoute key={code} opened={plansRoute.useLoaderData()} skeleton={<PlansSkeleton />}>
        {(queryRef) => <plans.Screen queryRef={queryRef} code={code} revise={revise} />}
      </ScreenRoute>
    );
  },
});

/** A plan with its pins and its list. The snag beside it is a child route, so that opening one fetches nothing of the plan. */
export const planRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/plans/$plan',
  validateSearch: ({ rev, snag, align, move, raise }: Record<string, unknown>): PlanSearch => ({
    ...(isText(rev) && { rev }),
    ...(isText(snag) && { snag }),
    ...(isText(align) && { align }),
    ...(isText(move) && { move }),
    ...(isText(raise) && { raise }),
  }),
  loaderDeps: ({ search }) => ({ ...readFilters(search), rev: search.rev }),
  loader({ context, params: { code, plan }, deps: { rev, ...filters }, abortController }) {
    planView.start();
    const variables = { code, plan, revision: rev ?? null, filter: filterInput(filters, plan), first: listPage };
    return openQuery(context.userSession.environment, PlanViewScreenQuery, variables, 'store-and-network', abortController.signal);
  },
  component: function PlanRoute() {
    const { code, plan } = planRoute.useParams();
    const { snag = null, align, move, raise } = planRoute.useSearch();
    return (
      <ScreenRoute key={`${code}/${plan}`} keep opened={planRoute.useLoaderData()} skeleton={<PlanViewSkeleton />}>
        {(queryRef) => (
          <planView.Screen queryRef={queryRef} code={code} planCode={plan} selected={snag} toAlign={align !== undefined} toMove={move !== undefined} toRaise={raise !== undefined}>
            <Outlet />
          </planView.Screen>
        )}
      </ScreenRoute>
    );
  },
});

export const planSnagRoute = createRoute({
  getParentRoute: () => planRoute,
  path: '/',
  loaderDeps: ({ search: { snag } }) => ({ snag }),
  loader: ({ context, params, deps: { snag }, abortController }) =>
    snag === undefined ? null : openSnag(context.userSession.environment, params.code, snag, abortController.signal),
  component: function PlanSnagRoute() {
    const { code } = planSnagRoute.useParams();
    const { snag } = planSnagRoute.useSearch();
    const opened = planSnagRoute.useLoaderData();
    const navigate = planSnagRoute.useNavigate();
    const follow = useCallback((number: string) => void navigate({ to: '.', search: (before) => ({ ...before, snag: number }), replace: true }), [navigate]);
    if (opened === null || snag === undefined) return null;
    return (
      <ScreenRoute key={`${code}/${snag}`} opened={opened} skeleton={<SnagDetailSkeleton />}>
        {(queryRef) => <snagDetail.Screen queryRef={queryRef} code={code} number={snag} onNumbered={follow} />}
      </ScreenRoute>
    );
  },
});
