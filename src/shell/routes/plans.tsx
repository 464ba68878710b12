import { useCallback } from 'react';
import PlansScreenQuery from '../../../__generated__/relay/PlansScreenQuery$parameters';
import PlanViewScreenQuery from '../../../__generated__/relay/PlanViewScreenQuery$parameters';
import { SnagDetailSkeleton } from '../../screens/SnagDetail/SnagDetailSkeleton';
import { filterInput, isText, readFilters } from '../../domain/filters';
import { openQuery } from '../../app/loading/openQuery';
import { ScreenRoute } from '../../app/loading/ScreenRoute';
import { Outlet } from '../../router/components';
import { createRoute } from '../../router/createRoute';
import { useNavigate } from '../../router/useRouter';
import { openSnag, plans, planView, snagDetail } from './code';
import { PlansSkeleton, PlanViewSkeleton } from './later';
import { projectRoute } from './project';

/** Snags of one page of the list beside the plan. */
const listPage = 50;

export interface PlanSearch {
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

export interface PlansSearch {
  /** The code of the plan that gets a new revision. */
  revise?: string;
}

/** All plans of a project. */
export const plansRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/plans',
  view: 'plans',
  readSearch: ({ revise }: Record<string, unknown>): PlansSearch => ({
    ...(isText(revise) && { revise }),
  }),
  load({ context, params: { code }, left }) {
    plans.start();
    return openQuery(
      context.userSession.environment,
      PlansScreenQuery,
      { code },
      'store-and-network',
      left,
    );
  },
  component: function PlansRoute() {
    const { code } = plansRoute.useParams();
    const { revise = null } = plansRoute.useSearch();
    return (
      <ScreenRoute key={code} opened={plansRoute.useData()} skeleton={<PlansSkeleton />}>
        {(queryRef) => <plans.Screen queryRef={queryRef} code={code} revise={revise} />}
      </ScreenRoute>
    );
  },
});

/**
 * A plan with its pins and its list. The snag beside it is a child route, so that opening one
 * fetches nothing of the plan.
 */
export const planRoute = createRoute({
  parent: projectRoute,
  path: '/p/$code/plans/$plan',
  readSearch: ({ rev, snag, align, move, raise }: Record<string, unknown>): PlanSearch => ({
    ...(isText(rev) && { rev }),
    ...(isText(snag) && { snag }),
    ...(isText(align) && { align }),
    ...(isText(move) && { move }),
    ...(isText(raise) && { raise }),
  }),
  deps: (search) => ({ ...readFilters(search), rev: search.rev }),
  load({ context, params: { code, plan }, deps: { rev, ...filters }, left }) {
    planView.start();
    const variables = {
      code,
      plan,
      revision: rev ?? null,
      filter: filterInput(filters, plan),
      first: listPage,
    };
    return openQuery(
      context.userSession.environment,
      PlanViewScreenQuery,
      variables,
      'store-and-network',
      left,
    );
  },
  component: function PlanRoute() {
    const { code, plan } = planRoute.useParams();
    const { snag = null, align, move, raise } = planRoute.useSearch();
    return (
      <ScreenRoute
        key={`${code}/${plan}`}
        keep
        opened={planRoute.useData()}
        skeleton={<PlanViewSkeleton />}
      >
        {(queryRef) => (
          <planView.Screen
            queryRef={queryRef}
            code={code}
            planCode={plan}
            selected={snag}
            toAlign={align !== undefined}
            toMove={move !== undefined}
            toRaise={raise !== undefined}
          >
            <Outlet />
          </planView.Screen>
        )}
      </ScreenRoute>
    );
  },
});

export const planSnagRoute = createRoute({
  parent: planRoute,
  path: '/p/$code/plans/$plan',
  view: 'plan',
  deps: ({ snag }) => ({ snag }),
  load: ({ context, params, deps: { snag }, left }) =>
    snag === undefined ? null : openSnag(context.userSession.environment, params.code, snag, left),
  component: function PlanSnagRoute() {
    const { code } = planSnagRoute.useParams();
    const { snag } = planSnagRoute.useSearch();
    const opened = planSnagRoute.useData();
    const navigate = useNavigate();
    const follow = useCallback(
      (number: string) =>
        void navigate({
          to: '.',
          search: (before) => ({ ...before, snag: number }),
          replace: true,
        }),
      [navigate],
    );
    if (opened === null || snag === undefined) return null;
    return (
      <ScreenRoute key={`${code}/${snag}`} opened={opened} skeleton={<SnagDetailSkeleton />}>
        {(queryRef) => (
          <snagDetail.Screen
            queryRef={queryRef}
            code={code}
            number={snag}
            onBack={opened.retry}
            onNumbered={follow}
          />
        )}
      </ScreenRoute>
    );
  },
});
