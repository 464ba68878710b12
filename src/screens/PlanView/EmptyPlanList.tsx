import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { words } from './messages';

interface EmptyPlanListProps {
  code: string;
  plan: string;
  mayRaise: boolean;
  /** Snags on the plan, whatever the filter. */
  total: number;
}

/** Why there is no pin, and what to do about it. */
export function EmptyPlanList({ code, plan, mayRaise, total }: EmptyPlanListProps) {
  if (total === 0) return <EmptyState title={words.noPins}>{mayRaise ? words.noPinsRaise : words.noPinsWait}</EmptyState>;
  return (
    <EmptyState
      title={words.none}
      action={
        <Link to="/p/$code/plans/$plan" params={{ code, plan }} search={{ chip: 'ALL' }} className={buttonClass()}>
          {words.showAll}
        </Link>
      }
    >
      {words.noneWhy}
    </EmptyState>
  );
}
