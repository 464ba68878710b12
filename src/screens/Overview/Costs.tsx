import { graphql, useFragment } from 'react-relay/hooks';
import type { Costs_overview$key } from '../../../__generated__/relay/Costs_overview.graphql';
import { noneId } from '../../../rules/lists';
import { amountText } from '../../domain/amounts';
import { Link } from '../../router/components';
import { Card } from './Card';
import styles from './Costs.module.css';
import { messages } from './messages';
import { useListLink } from './useListLink';

interface CostsProps {
  overview: Costs_overview$key;
  code: string;
  currency: string;
}

/** What doing it ourselves costs, by company; nothing for whoever may see no amounts. */
export function Costs({ overview, code, currency }: CostsProps) {
  const { costs } = useFragment(
    graphql`
      fragment Costs_overview on Overview {
        costs {
          company {
            id
            name
          }
          amount
          outstanding
        }
      }
    `,
    overview,
  );
  const link = useListLink(code);
  if (costs == null || costs.length === 0) return null;
  const total = costs.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Card title={messages.costs} beside={amountText(total, currency)}>
      <ul className={styles.costs}>
        {costs.map(({ company, amount, outstanding }) => (
          <li key={company?.id ?? noneId}>
            <Link
              {...link({ chip: 'ALL', company: company?.id ?? noneId })}
              className={styles.cost}
            >
              <bdi className={styles.name}>{company?.name ?? messages.noCompanyYet}</bdi>{' '}
              <strong>{amountText(amount, currency)}</strong>{' '}
              <span className={styles.open}>
                {messages.costOutstanding(amountText(outstanding, currency))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
