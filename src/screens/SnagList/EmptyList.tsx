import { Link } from '@tanstack/react-router';
import { narrowings, useSnagFilters } from '../../app/filters';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { words } from './words';

/** Why the list is empty, and what to do about it. */
export function EmptyList({ code, mayRaise, total }: { code: string; mayRaise: boolean; total: number }) {
  const [{ chip = 'OPEN', ...filters }] = useSnagFilters();
  const narrowed = filters.q !== undefined || narrowings.some((field) => filters[field] !== undefined);
  if (!narrowed && total === 0) {
    return (
      <EmptyState
        title={words.emptyTitle}
        action={
          mayRaise && (
            <Link to="/p/$code/new" params={{ code }} className={buttonClass({ look: 'next', size: 'big' })}>
              {words.raise}
            </Link>
          )
        }
      >
        {mayRaise ? words.emptyRaise : words.emptyWait}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words.noneTitle}
      action={
        <Link to="/p/$code" params={{ code }} search={{ chip: 'ALL' }} className={buttonClass()}>
          {words.showAll}
        </Link>
      }
    >
      {narrowed ? words.noMatch : words.none[chip]}
    </EmptyState>
  );
}
