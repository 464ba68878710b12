import { graphql, useFragment } from 'react-relay/hooks';
import type {
  AcceptanceHistory_acceptance$data,
  AcceptanceHistory_acceptance$key,
} from '../../../__generated__/relay/AcceptanceHistory_acceptance.graphql';
import { defectsBases, periodUnits } from '../../../rules/defectsPeriod';
import { factList } from '../../domain/lists';
import { dayLabel, exactTime } from '../../domain/time';
import { Disclosure } from '../../ui/Disclosure';
import { acceptanceMessages as messages } from './acceptanceMessages';
import styles from './Reports.module.css';

interface AcceptanceHistoryProps {
  acceptance: AcceptanceHistory_acceptance$key;
  timeZone: string;
}

/** Who recorded an acceptance and who corrected what. */
export function AcceptanceHistory({ acceptance, timeZone }: AcceptanceHistoryProps) {
  const { history } = useFragment(
    graphql`
      fragment AcceptanceHistory_acceptance on Acceptance {
        history {
          id
          actor {
            name
          }
          occurredAt
          changes {
            field
            from
            to
          }
        }
      }
    `,
    acceptance,
  );
  return (
    <Disclosure label={messages.history}>
      {history.map(({ id, actor, occurredAt, changes }) => (
        <p key={id} className={styles.facts}>
          {exactTime(occurredAt, timeZone)} · <bdi>{actor?.name}</bdi> ·{' '}
          {factList(changes.map(changeLabel))}
        </p>
      ))}
    </Disclosure>
  );
}

type Change = AcceptanceHistory_acceptance$data['history'][number]['changes'][number];

function changeLabel({ field, from, to }: Change): string {
  const label = messages.fields.get(field) ?? field;
  const [before, after] = [valueLabel(field, from), valueLabel(field, to)];
  return from === null ? messages.said(label, after) : messages.changed(label, before, after);
}

function valueLabel(field: string, value: string | null | undefined): string {
  if (value == null) return messages.nothing;
  if (field === 'acceptedOn') return dayLabel(value);
  const basis = defectsBases.find((each) => each === value);
  if (field === 'basis' && basis !== undefined) return messages.bases[basis];
  const [count, unit] = value.split(' ');
  const known = periodUnits.find((each) => each === unit);
  return field === 'length' && known !== undefined ? messages.lengths[known](Number(count)) : value;
}
