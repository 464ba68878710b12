import { graphql, useFragment } from 'react-relay/hooks';
import type { EmptyList_project$key } from '../../../__generated__/relay/EmptyList_project.graphql';
import { narrowings, useSnagFilters } from '../../domain/filters';
import { latePart } from '../../app/loading/latePart';
import { importWithRetry } from '../../device/importWithRetry';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import styles from './SnagList.module.css';
import { emptyMessages as messages } from './emptyMessages';

const loadSetUpSteps = importWithRetry(() => import('../../parts/SetUpSteps'));
const SetUpSteps = latePart(async () => (await loadSetUpSteps()).SetUpSteps);

/** Why the list is empty, and what to do about it. */
export function EmptyList({
  project,
  code,
  mayRaise,
  total,
}: {
  project: EmptyList_project$key;
  code: string;
  mayRaise: boolean;
  total: number;
}) {
  const data = useFragment(
    graphql`
      fragment EmptyList_project on Project {
        membership {
          may {
            setUp
          }
        }
        ...SetUpSteps_project
      }
    `,
    project,
  );
  const [{ chip = 'OPEN', ...filters }] = useSnagFilters();
  const narrowed =
    filters.q !== undefined || narrowings.some((field) => filters[field] !== undefined);
  if (!narrowed && total === 0) {
    const empty = (
      <EmptyState
        title={messages.emptyTitle}
        action={
          mayRaise && (
            <Link
              to="/p/$code/new"
              params={{ code }}
              className={buttonClass({ look: 'raise', size: 'big' })}
            >
              {messages.raise}
            </Link>
          )
        }
      >
        {mayRaise ? messages.emptyRaise : messages.emptyWait}
      </EmptyState>
    );
    return data.membership.may.setUp ? (
      <div className={styles.setUp}>
        <SetUpSteps project={data} code={code} otherwise={empty} />
      </div>
    ) : (
      empty
    );
  }
  return (
    <EmptyState
      title={messages.noneTitle}
      action={
        <Link to="/p/$code" params={{ code }} search={{ chip: 'ALL' }} className={buttonClass()}>
          {messages.showAll}
        </Link>
      }
    >
      {narrowed ? messages.noMatch : messages.none[chip]}
    </EmptyState>
  );
}
