import { Link } from '@tanstack/react-router';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { RaiseSnagScreenQuery } from '../../../__generated__/relay/RaiseSnagScreenQuery.graphql';
import { sentenceOf } from '../../app/errors';
import { useDraft } from '../../app/outbox/useDraft';
import type { PinnedSpot } from '../../app/pin';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { PinnedPlace } from './PinnedPlace';
import { RaiseForm } from './RaiseForm';
import { RaiseSnagSkeleton } from './RaiseSnagSkeleton';
import { words } from './words';

interface RaiseSnagScreenProps {
  queryRef: PreloadedQuery<RaiseSnagScreenQuery>;
  code: string;
  /** Where it is, if one comes from a plan. */
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
            ...PinnedPlace_plan
          }
        }
      }
    `,
    queryRef,
  );
  const draft = useDraft(code);
  useTitle(`${words.title} · ${code}`);
  if (!project?.membership.may.raise) {
    return (
      <EmptyState
        level={1}
        title={project ? words.notAllowed : words.notFound}
        action={
          <Link to="/p/$code" params={{ code }} className={buttonClass({ look: 'next' })}>
            {words.back}
          </Link>
        }
      >
        {project ? words.notAllowedWhy : sentenceOf('NOT_FOUND')}
      </EmptyState>
    );
  }
  if (!draft.ready) return <RaiseSnagSkeleton />;
  return (
    <RaiseForm project={project} code={code} draft={draft} spot={spot}>
      {spot !== null && project.plan && <PinnedPlace plan={project.plan} pin={spot.pin} />}
    </RaiseForm>
  );
}
