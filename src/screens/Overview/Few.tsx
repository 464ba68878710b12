import { graphql, useFragment } from 'react-relay/hooks';
import type { Few_overview$key } from '../../../__generated__/relay/Few_overview.graphql';
import { factsIn } from '../../../rules/listing';
import { region } from '../../ui/messages/region';
import { Card } from './Card';
import styles from './Few.module.css';
import { messages } from './messages';

/** In place of charts where there are too few snags for them. */
export function Few({ overview }: { overview: Few_overview$key }) {
  const { raised, closed, outstanding } = useFragment(
    graphql`
      fragment Few_overview on Overview {
        raised
        closed
        outstanding
      }
    `,
    overview,
  );
  const facts = [
    messages.raised(raised),
    messages.outstanding(outstanding),
    messages.closed(closed),
  ];
  return (
    <Card title={messages.raisedAndClosed}>
      <p className={styles.facts}>
        {raised === 0 ? messages.nothingYet : factsIn(region(), facts)}
      </p>
    </Card>
  );
}
