import { graphql, useFragment } from 'react-relay/hooks';
import type { Ages_overview$key } from '../../../__generated__/relay/Ages_overview.graphql';
import { ageEnds } from '../../../rules/overview';
import { Link } from '../../router/components';
import { Spoken } from '../../ui/Spoken';
import styles from './Ages.module.css';
import { Card } from './Card';
import { messages } from './messages';
import { useListLink } from './useListLink';

interface AgesProps {
  overview: Ages_overview$key;
  code: string;
}

/** For how many days the outstanding snags have been there. */
export function Ages({ overview, code }: AgesProps) {
  const { outstanding, ages } = useFragment(
    graphql`
      fragment Ages_overview on Overview {
        outstanding
        ages {
          raisedFrom
          raisedTo
          outstanding
        }
      }
    `,
    overview,
  );
  const link = useListLink(code);
  const most = Math.max(1, ...ages.map((age) => age.outstanding));
  return (
    <Card title={messages.age(outstanding)} beside={messages.daysSinceRaised}>
      <ul className={styles.bars}>
        {ages.map((age, index) => (
          <li key={age.raisedTo}>
            <Link
              {...link({
                chip: 'OUTSTANDING',
                ...(age.raisedFrom != null && { from: age.raisedFrom }),
                ...(index > 0 && { to: age.raisedTo }),
              })}
              className={styles.bar}
            >
              <span style={{ flexGrow: most - age.outstanding }} />
              <strong className={styles.count}>{age.outstanding}</strong>{' '}
              <span className={styles.fill} style={{ flexGrow: age.outstanding }} />
              <span className={styles.days}>{daysOf(index)}</span> <Spoken>{messages.days}</Spoken>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function daysOf(age: number): string {
  const [before, end] = [ageEnds[age - 1], ageEnds[age]];
  return end === undefined ? messages.over(before ?? 0) : `${(before ?? -1) + 1}–${end}`;
}
