import { graphql, useFragment } from 'react-relay/hooks';
import type { PlanState_revision$key } from '../../../__generated__/relay/PlanState_revision.graphql';
import { DrawAgain } from '../../parts/DrawAgain';
import { EmptyState } from '../../ui/State';
import styles from './PlanView.module.css';
import { messages } from './messages';

/** The state of a sheet that is not rendered: queued, progress, or the failure. */
export function PlanState({
  revision,
  mayRevise,
}: {
  revision: PlanState_revision$key;
  mayRevise: boolean;
}) {
  const data = useFragment(
    graphql`
      fragment PlanState_revision on PlanRevision {
        state
        progress
        failure
        ...DrawAgain_revision
      }
    `,
    revision,
  );
  const { state, progress, failure } = data;
  if (state === 'FAILED') {
    return (
      <EmptyState title={messages.failed} action={mayRevise && <DrawAgain revision={data} />}>
        {failure}
      </EmptyState>
    );
  }
  const percent = state === 'RENDERING' ? (progress ?? 0) : null;
  return (
    <EmptyState
      title={percent === null ? messages.queued : messages.rendering(percent)}
      action={
        <progress
          className={styles.progress}
          aria-label={messages.queued}
          max={100}
          {...(percent !== null && { value: percent })}
        />
      }
    >
      {messages.queuedWhy}
    </EmptyState>
  );
}
