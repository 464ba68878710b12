import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Figures_overview$key } from '../../../__generated__/relay/Figures_overview.graphql';
import { useViewer } from '../../app/context';
import { chipsOf, type SnagChip } from '../../../rules/lists';
import { shortDay } from '../../domain/time';
import { Link } from '../../router/components';
import { classes } from '../../ui/classes';
import { messages } from './messages';
import styles from './Overview.module.css';
import { useListLink } from './useListLink';

interface FiguresProps {
  overview: Figures_overview$key;
  code: string;
  role: string;
}

/** What needs somebody, each a link to those snags. */
export function Figures({ overview, code, role }: FiguresProps) {
  const { overdue, dueThisWeek, toCheck, toCheckSince, disputed, unassigned } = useFragment(
    graphql`
      fragment Figures_overview on Overview {
        overdue
        dueThisWeek
        toCheck
        toCheckSince
        disputed
        unassigned
      }
    `,
    overview,
  );
  const link = useListLink(code);
  const part = useViewer().link?.part === true;
  const oldest =
    toCheckSince == null ? messages.nothingWaits : messages.oldest(shortDay(toCheckSince));
  const figure = (chip: SnagChip, count: number, name: string, hint: string): ReactNode =>
    chipsOf(role, null, 0, part).includes(chip) && (
      <li>
        <Link {...link({ chip })} className={styles.figure}>
          <strong
            className={classes(styles.number, chip === 'OVERDUE' && count > 0 && styles.late)}
          >
            {count}
          </strong>{' '}
          <span className={styles.words}>
            <span className={styles.name}>{name}</span> <span className={styles.hint}>{hint}</span>
          </span>
        </Link>
      </li>
    );
  return (
    <ul className={styles.figures}>
      {figure('OVERDUE', overdue, messages.overdue, messages.moreThisWeek(dueThisWeek))}
      {figure('TO_CHECK', toCheck, messages.toCheck, oldest)}
      {figure('DISPUTED', disputed, messages.disputed, messages.waitForAnswer)}
      {figure('UNASSIGNED', unassigned, messages.noCompany, messages.nobodyTold)}
    </ul>
  );
}
