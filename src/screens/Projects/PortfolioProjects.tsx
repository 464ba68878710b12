import { graphql, useFragment } from 'react-relay/hooks';
import type { PortfolioProjects_figures$key } from '../../../__generated__/relay/PortfolioProjects_figures.graphql';
import type { SnagChip } from '../../../rules/lists';
import { Link } from '../../router/components';
import { classes } from '../../ui/classes';
import { portfolioMessages as messages } from './portfolioMessages';
import styles from './Portfolio.module.css';

/** Open, overdue, to check and age of each project; each figure opens the list of its snags. */
export function PortfolioProjects({ figures: of }: { figures: PortfolioProjects_figures$key }) {
  const figures = useFragment(
    graphql`
      fragment PortfolioProjects_figures on PortfolioProject @relay(plural: true) {
        project {
          id
          code
          name
        }
        open
        overdue
        toCheck
        ageDays
      }
    `,
    of,
  ).toSorted((one, other) => other.overdue - one.overdue || other.open - one.open);
  const total = (field: 'open' | 'overdue' | 'toCheck'): number =>
    figures.reduce((sum, each) => sum + each[field], 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.project}</th>
          <th scope="col">{messages.open}</th>
          <th scope="col">{messages.overdue}</th>
          <th scope="col">{messages.toCheck}</th>
          <th scope="col">{messages.age}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ project: { id, code, name }, open, overdue, toCheck, ageDays }) => {
          const figure = (chip: SnagChip, label: string, value: string, isLate = false) => (
            <td data-label={label}>
              <Link
                to="/p/$code"
                params={{ code }}
                search={{ chip }}
                className={classes(styles.figure, isLate && styles.late)}
                aria-label={messages.figure(label, value, code)}
              >
                {value}
              </Link>
            </td>
          );
          return (
            <tr key={id}>
              <th scope="row">
                <Link to="/p/$code" params={{ code }} className={styles.name}>
                  {`${code} ${name}`}
                </Link>
              </th>
              {figure('OPEN', messages.open, String(open))}
              {figure('OVERDUE', messages.overdue, String(overdue), overdue > 0)}
              {figure('TO_CHECK', messages.toCheck, String(toCheck))}
              {figure('OUTSTANDING', messages.age, ageDays == null ? '–' : messages.days(ageDays))}
            </tr>
          );
        })}
      </tbody>
      {figures.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{messages.all}</th>
            <td data-label={messages.open}>{total('open')}</td>
            <td data-label={messages.overdue}>{total('overdue')}</td>
            <td data-label={messages.toCheck}>{total('toCheck')}</td>
            <td>–</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
