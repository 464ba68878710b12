import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Shares_overview$key } from '../../../__generated__/relay/Shares_overview.graphql';
import { useViewer } from '../../app/context';
import { factsIn } from '../../../rules/listing';
import { worksForCompany } from '../../../rules/scope';
import { noneId } from '../../../rules/lists';
import { ChevronIcon } from '../../ui/icons';
import { region } from '../../ui/messages/region';
import { Bars } from './Bars';
import { Card } from './Card';
import { messages } from './messages';
import styles from './Shares.module.css';

interface SharesProps {
  overview: Shares_overview$key;
  code: string;
  role: string;
}

const parts = ['overdue', 'inTime', 'toCheck'] as const;

/** The outstanding snags by trade or company. Who works for a company sees only its own. */
export function Shares({ overview, code, role }: SharesProps) {
  const { trades, tradeCount, companies, companyCount } = useFragment(
    graphql`
      fragment Shares_overview on Overview {
        trades {
          trade {
            id
            name
          }
          overdue
          inTime
          toCheck
        }
        tradeCount
        companies {
          company {
            id
            name
          }
          overdue
          inTime
          toCheck
        }
        companyCount
      }
    `,
    overview,
  );
  const part = useViewer().link?.part === true;
  const [by, setBy] = useState<'trade' | 'company'>('trade');
  const shares =
    by === 'trade'
      ? trades.map(({ trade, overdue, inTime, toCheck }) => ({
          counts: { overdue, inTime, toCheck },
          name: trade?.name ?? messages.noTrade,
          filters: { chip: 'OUTSTANDING' as const, trade: trade?.id ?? noneId },
        }))
      : companies.map(({ company, overdue, inTime, toCheck }) => ({
          counts: { overdue, inTime, toCheck },
          name: company?.name ?? messages.noCompanyYet,
          filters: { chip: 'OUTSTANDING' as const, company: company?.id ?? noneId },
        }));
  const count = by === 'trade' ? tradeCount : companyCount;
  return (
    <Card
      title={
        worksForCompany(role) || part ? (
          messages.byTrade
        ) : (
          <span className={styles.choice}>
            <select
              aria-label={messages.byWhat}
              className={styles.select}
              value={by}
              onChange={({ target }) => setBy(target.value === 'trade' ? 'trade' : 'company')}
            >
              <option value="trade">{messages.byTrade}</option>
              <option value="company">{messages.byCompany}</option>
            </select>
            <ChevronIcon size={16} />
          </span>
        )
      }
      beside={
        <span className={styles.legend} aria-hidden="true">
          {parts.map((part) => (
            <span key={part} className={styles.entry}>
              <span className={styles[part]} /> {messages[part]}
            </span>
          ))}
        </span>
      }
    >
      <Bars
        code={code}
        count={count}
        bars={shares.map(({ name, filters, counts }) => ({
          key: JSON.stringify(filters),
          name,
          filters,
          parts: parts.map((part) => ({ part, count: counts[part] })),
          said: factsIn(
            region(),
            parts.map((part) => messages.partCount[part](counts[part])),
          ),
        }))}
      />
    </Card>
  );
}
