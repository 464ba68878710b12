import { startTransition, useEffect, useRef, useState, type MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChipBar_project$key } from '../../../__generated__/relay/ChipBar_project.graphql';
import { useViewer } from '../../app/context';
import { chipsOf, type SnagChip } from '../../../rules/lists';
import { useSnagFilters } from '../../domain/filters';
import { useHref, useNavigate } from '../../router/useRouter';
import { classes } from '../../ui/classes';
import { ClockIcon } from '../../ui/icons';
import styles from './FilterBar.module.css';
import { chipLabels, filterMessages } from './filterMessages';
import { useChipCounts } from './useChipCounts';

interface ChipBarProps {
  project: ChipBar_project$key;
  code: string;
  /** The code of the plan whose snags these are; null for the list of the project. */
  plan: string | null;
}

/** The filter chips, each with the number of its snags. */
export function ChipBar({ project, code, plan }: ChipBarProps) {
  const { membership, snagCounts } = useFragment(
    graphql`
      fragment ChipBar_project on Project {
        membership {
          role
        }
        snagCounts(filter: $filter) {
          ...useChipCounts_counts
        }
      }
    `,
    project,
  );
  const counts = useChipCounts(snagCounts);
  const part = useViewer().link?.part === true;
  const navigate = useNavigate();
  const [{ chip: listed = 'OPEN' }] = useSnagFilters();
  const [press, setPress] = useState<{ readonly from: SnagChip; readonly to: SnagChip } | null>(
    null,
  );
  // The pressed chip until its list is loaded.
  const current = press?.from === listed ? press.to : listed;

  // Renders the pressed chip first: finding thousands of rows in the store takes a slow phone a
  // third of a second.
  const choose = (event: MouseEvent<HTMLAnchorElement>, to: SnagChip) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const href = event.currentTarget.getAttribute('href') ?? '';
    setPress({ from: listed, to });
    afterPaint(
      () =>
        void navigate({ href, replace: true }).finally(() => startTransition(() => setPress(null))),
    );
  };

  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-current]');
    const scroller = list.current?.closest('nav')?.parentElement;
    if (chosen && scroller) bringIn(chosen, scroller);
  }, [current]);

  return (
    <nav aria-label={filterMessages.chips}>
      <ul className={styles.chips} ref={list}>
        {chipsOf(membership.role, current, counts.UNDONE, part).map((chip) => (
          <li key={chip}>
            <Chip
              code={code}
              plan={plan}
              chip={chip}
              count={counts.shown(chip)}
              chosen={chip === current}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  code: string;
  plan: string | null;
  chip: SnagChip;
  count: string;
  chosen: boolean;
  onChoose: (event: MouseEvent<HTMLAnchorElement>, chip: SnagChip) => void;
}

function Chip({ code, plan, chip, count, chosen, onChoose }: ChipProps) {
  const [filters] = useSnagFilters();
  const href = useHref(
    plan === null
      ? { to: '/p/$code', params: { code }, search: { ...filters, chip } }
      : {
          to: '/p/$code/plans/$plan',
          params: { code, plan },
          search: (before) => ({ ...before, chip }),
        },
  );
  return (
    <a
      href={href}
      className={classes(styles.chip, chosen && styles.chosen)}
      aria-current={chosen ? 'true' : undefined}
      onClick={(event) => onChoose(event, chip)}
    >
      {chip === 'OVERDUE' && <ClockIcon size={18} className={styles.late} />}
      {chipLabels[chip]} <span className={styles.count}>{count}</span>
    </a>
  );
}

/** In px, so that chips before and after the chosen one can be noticed. */
const besidePx = 32;

/** Not by `scrollIntoView`, from which on browsers let Tab go on there, past all that is above. */
function bringIn(chip: Element, scroller: Element): void {
  const [shown, room] = [chip.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const before = shown.left - besidePx - room.left;
  const after = shown.right + besidePx - room.right;
  if (before < 0) scroller.scrollBy?.({ left: before });
  else if (after > 0) scroller.scrollBy?.({ left: after });
}

/**
 * Runs a callback after the next paint: animation frame callbacks run before the paint, the next
 * task after it.
 */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
