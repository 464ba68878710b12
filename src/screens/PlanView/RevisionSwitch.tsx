import { graphql, useFragment } from 'react-relay/hooks';
import type {
  RevisionSwitch_plan$data,
  RevisionSwitch_plan$key,
} from '../../../__generated__/relay/RevisionSwitch_plan.graphql';
import { useNavigate } from '../../router/useRouter';
import styles from './PlanView.module.css';
import { messages } from './messages';

interface RevisionSwitchProps {
  plan: RevisionSwitch_plan$key;
  code: string;
  shownId: string;
}

/**
 * The revisions of a plan, newest first; the choice is in the address, so that it can be shared.
 */
export function RevisionSwitch({ plan, code, shownId }: RevisionSwitchProps) {
  const data = useFragment(
    graphql`
      fragment RevisionSwitch_plan on Plan {
        code
        current {
          id
        }
        revisions {
          id
          label
          state
          progress
        }
      }
    `,
    plan,
  );
  const navigate = useNavigate();
  return (
    <select
      className={styles.revision}
      aria-label={messages.revision}
      value={shownId}
      onChange={({ target }) =>
        void navigate({
          to: '/p/$code/plans/$plan',
          params: { code, plan: data.code },
          search: ({ rev: _rev, ...others }) =>
            target.value === data.current.id ? others : { ...others, rev: target.value },
        })
      }
    >
      {data.revisions.map((revision) => (
        <option key={revision.id} value={revision.id}>
          {nameOf(revision, revision.id === data.current.id)}
        </option>
      ))}
    </select>
  );
}

function nameOf(
  { label, state, progress }: RevisionSwitch_plan$data['revisions'][number],
  current: boolean,
): string {
  const name = current ? messages.revisionNow(label) : label;
  if (state === 'READY') return name;
  return messages.revisionIs(
    name,
    state === 'RENDERING' ? messages.drawing(progress ?? null) : messages.revisionState[state],
  );
}
