/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  PlanFace_plan$data,
  PlanFace_plan$key,
} from '../../../__generated__/relay/PlanFace_plan.graphql';
import { DrawAgain } from '../../parts/DrawAgain';
import { Link } from '../../router/components';
import { Picture } from '../../ui/pictures/Picture';
import { otherSize } from '../../ui/pictures/paper';
import styles from './Plans.module.css';
import { messages } from './messages';

interface PlanFaceProps {
  plan: PlanFace_plan$key;
  projectCode: string;
  mayRevise: boolean;
}

/**
 * The picture of a plan in a box of fixed size, with the state of a sheet that is not rendered yet.
 */
export function PlanFace({ plan, projectCode, mayRevise }: PlanFaceProps) {
  const { code, current, revisions } = useFragment(
    graphql`
      fragment PlanFace_plan on Plan {
        code
        current {
          id
          overviewUrl(size: SMALL)
        }
        revisions {
          id
          label
          state
          progress
          failure
          pageWidthMm
          pageHeightMm
          aligned
          ...DrawAgain_revision
        }
      }
    `,
    plan,
  );
  const [newest] = revisions;
  const only = newest?.id === current.id;
  const state = newest === undefined ? null : stateMessage(newest, only);
  const before = revisions.slice(1).find((revision) => revision.state === 'READY');
  const crooked =
    mayRevise &&
    newest?.state === 'READY' &&
    !newest.aligned &&
    before !== undefined &&
    otherSize(newest, before);
  return (
    <div className={styles.face}>
      {(current.overviewUrl != null || state === null) && (
        <Picture
          src={current.overviewUrl ?? null}
          alt=""
          fit="contain"
          className={styles.picture}
        />
      )}
      {newest !== undefined && state !== null && (
        <div className={styles.state} data-over={current.overviewUrl != null || undefined}>
          <p>{state}</p>
          {newest.state === 'FAILED' ? (
            mayRevise && <DrawAgain revision={newest} />
          ) : (
            <progress
              className={styles.progress}
              aria-label={messages.revision(newest.label)}
              max={100}
              {...(newest.state === 'RENDERING' && { value: newest.progress ?? 0 })}
            />
          )}
        </div>
      )}
      {crooked && (
        <p className={styles.state} data-over>
          {messages.otherSize(newest.label, before.label)}{' '}
          <Link
            to="/p/$code/plans/$plan"
            params={{ code: projectCode, plan: code }}
            search={{ align: 'newest' }}
            className={styles.align}
            aria-label={messages.alignOf(code)}
          >
            {messages.align}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The state of a revision; null if it is rendered. Names the revision if another one is shown. */
function stateMessage(
  { label, state, progress, failure }: PlanFace_plan$data['revisions'][number],
  only: boolean,
): string | null {
  if (state === 'READY') return null;
  if (state === 'FAILED')
    return only ? (failure ?? '') : messages.revisionFailed(label, failure ?? '');
  if (state === 'RENDERING')
    return only
      ? messages.rendering(progress ?? 0)
      : messages.revisionRendering(label, progress ?? 0);
  return only ? messages.queued : messages.revisionQueued(label);
}
