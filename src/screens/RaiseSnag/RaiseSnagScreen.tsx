import { useEffect, useEffectEvent } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { RaiseSnagScreenQuery } from '../../../__generated__/relay/RaiseSnagScreenQuery.graphql';
import { sentenceOf } from '../../domain/errors';
import { readFilters } from '../../domain/filters';
import { useDraft } from '../../app/useDraft';
import { isSameSpot, writePin, type PinnedSpot } from '../../domain/pin';
import { Link } from '../../router/components';
import { useNavigate } from '../../router/useRouter';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { RaiseForm } from './RaiseForm';
import { RaiseSnagSkeleton } from './RaiseSnagSkeleton';
import { messages } from './messages';

interface RaiseSnagScreenProps {
  queryRef: PreloadedQuery<RaiseSnagScreenQuery>;
  code: string;
  /** The spot of the snag, if the form was opened from a plan. */
  spot: PinnedSpot | null;
}

export function RaiseSnagScreen({ queryRef, code, spot }: RaiseSnagScreenProps) {
  const { project } = usePreloadedQuery<RaiseSnagScreenQuery>(
    graphql`
      query RaiseSnagScreenQuery($code: String!, $plan: String!, $pinned: Boolean!) @preloadable {
        project(code: $code) {
          membership {
            may {
              raise
            }
          }
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
          ...ProjectRoute_project
          ...RaiseForm_project
          plan(code: $plan) @include(if: $pinned) {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the form hands it on
            ...WhereCard_plan
          }
        }
      }
    `,
    queryRef,
  );
  const draft = useDraft(code);
  const { leave } = draft;
  const begun = draft.spot ?? null;
  const here = spot === null ? '' : JSON.stringify(writePin(spot));
  const open = useEffectEvent(() => draft.open(spot));
  useEffect(() => open(), [here]);
  useEffect(() => leave, [leave]);
  // Opened without a spot, the form continues the draft at that draft's spot.
  const back = draft.ready && spot === null && !draft.untouched ? begun : null;
  const navigate = useNavigate();
  const goBack = useEffectEvent(
    (to: PinnedSpot) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...readFilters(before), ...writePin(to) }),
        replace: true,
      }),
  );
  useEffect(() => {
    if (back !== null) goBack(back);
  }, [back]);
  useTitle(`${messages.title} · ${code}`);
  if (!project?.membership.may.raise) {
    return (
      <EmptyState
        level={1}
        title={project ? messages.notAllowed : messages.notFound}
        action={
          <Link to="/p/$code" params={{ code }} className={buttonClass({ look: 'ink' })}>
            {messages.back}
          </Link>
        }
      >
        {project ? messages.notAllowedWhy : sentenceOf('NOT_FOUND')}
      </EmptyState>
    );
  }
  // Not rendered with the draft of another spot.
  if (!draft.ready || !isSameSpot(begun, spot)) return <RaiseSnagSkeleton />;
  return <RaiseForm project={project} code={code} draft={draft} spot={spot} plan={project.plan} />;
}
