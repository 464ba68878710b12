import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { PlanViewScreenQuery } from '../../../__generated__/relay/PlanViewScreenQuery.graphql';
import { sentenceOf } from '../../domain/errors';
import { FilterBar } from '../../parts/filter/FilterBar';
import { SnagRows } from '../../parts/list/SnagRows';
import { useKeepFresh } from '../../parts/useKeepFresh';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { messages } from './messages';
import { PlanView } from './PlanView';

interface PlanViewScreenProps {
  queryRef: PreloadedQuery<PlanViewScreenQuery>;
  code: string;
  /** Code of the plan. */
  planCode: string;
  /** The number of the snag beside the plan, or its id before it has one. */
  selected: string | null;
  /** Opened to align the newest revision. */
  toAlign: boolean;
  /** Opened to move the pin of that snag. */
  toMove: boolean;
  /** Opened to choose the spot of a new snag. */
  toRaise: boolean;
  /** The page of that snag. */
  children: ReactNode;
}

/**
 * Number of pins from which they are refetched less often after a change; a pin's own changes are
 * shown at once.
 */
const manyPins = 500;
const manyPinsGapMs = 15_000;

export function PlanViewScreen({
  queryRef,
  code,
  planCode,
  selected,
  toAlign,
  toMove,
  toRaise,
  children,
}: PlanViewScreenProps) {
  const { project } = usePreloadedQuery<PlanViewScreenQuery>(planViewQuery, queryRef);
  const plan = project?.plan;
  const kept = useKeepFresh<PlanViewScreenQuery>(
    planViewQuery,
    queryRef.variables,
    (plan?.pinCount ?? 0) > manyPins ? manyPinsGapMs : 0,
  );
  useTitle(selected === null && plan ? messages.title(plan.code, plan.name) : null);
  if (!project || !plan) {
    return (
      <EmptyState
        level={1}
        title={messages.notFound}
        action={
          <Link to="/p/$code/plans" params={{ code }} className={buttonClass({ look: 'ink' })}>
            {messages.plans}
          </Link>
        }
      >
        {sentenceOf('NOT_FOUND')}
      </EmptyState>
    );
  }
  const list = (shown: string | null) => (
    <SnagRows
      project={project}
      code={code}
      plan={planCode}
      selected={shown}
      kept={kept}
      empty={
        <EmptyPlanList
          code={code}
          plan={planCode}
          mayRaise={project.membership.may.raise}
          total={plan.pinCount}
        />
      }
    />
  );
  return (
    <PlanView
      key={plan.id}
      plan={plan}
      code={code}
      revisionId={queryRef.variables.revision ?? null}
      mayRaise={project.membership.may.raise}
      mayRevise={project.membership.may.revisePlans}
      mayLink={project.membership.may.setUp}
      selected={selected}
      toAlign={toAlign}
      toMove={toMove}
      toRaise={toRaise}
      timeZone={project.timeZone}
      filters={<FilterBar project={project} code={code} plan={planCode} />}
      list={list}
      detail={children}
    />
  );
}

const planViewQuery = graphql`
  query PlanViewScreenQuery(
    $code: String!
    $plan: String!
    $revision: ID
    $filter: SnagFilter!
    $first: Int!
  ) @preloadable {
    project(code: $code) {
      timeZone
      membership {
        may {
          raise
          revisePlans
          setUp
        }
      }
      plan(code: $plan) {
        id
        code
        name
        pinCount
        ...PlanView_plan
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
      ...ProjectRoute_project
      ...FilterBar_project
      ...SnagRows_project
    }
  }
`;

interface EmptyPlanListProps {
  code: string;
  plan: string;
  mayRaise: boolean;
  /** Number of snags on the plan without a filter. */
  total: number;
}

/** Why there is no pin, and what to do about it. */
function EmptyPlanList({ code, plan, mayRaise, total }: EmptyPlanListProps) {
  if (total === 0)
    return (
      <EmptyState title={messages.noPins}>
        {mayRaise ? messages.noPinsRaise : messages.noPinsWait}
      </EmptyState>
    );
  return (
    <EmptyState
      title={messages.none}
      action={
        <Link
          to="/p/$code/plans/$plan"
          params={{ code, plan }}
          search={{ chip: 'ALL' }}
          className={buttonClass()}
        >
          {messages.showAll}
        </Link>
      }
    >
      {messages.noneWhy}
    </EmptyState>
  );
}
