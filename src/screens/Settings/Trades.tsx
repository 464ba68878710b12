import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Trades_project$key } from '../../../__generated__/relay/Trades_project.graphql';
import { Button } from '../../ui/Button';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { useArchivedLast, FoundRows } from './FoundRows';
import { Section } from '../../parts/subjects/Section';
import { TradeForm } from './TradeForm';
import { TradeRow } from './TradeRow';
import { messages } from './messages';

export function Trades({ project, onSaved }: { project: Trades_project$key; onSaved: () => void }) {
  const data = useFragment(
    graphql`
      fragment Trades_project on Project {
        trades {
          id
          name
          # eslint-disable-next-line relay/unused-fields -- useArchivedLast reads it
          archived
          ...TradeRow_trade
        }
        ...TradeForm_project
      }
    `,
    project,
  );
  const items = useArchivedLast(data.trades);
  const [adding, setAdding] = useState(false);
  const opener = useReturnFocus(adding, () => setAdding(false));
  return (
    <Section id="trades" title={messages.trades}>
      {data.trades.length === 0 && <p>{messages.noTrades}</p>}
      <FoundRows
        label={messages.findTrade}
        more={messages.moreTrades}
        items={items}
        textOf={({ name }) => name}
      >
        {(trade) => (
          <TradeRow
            key={trade.id}
            trade={trade}
            project={data}
            onSaved={onSaved}
            onGone={() => opener.current?.focus()}
          />
        )}
      </FoundRows>
      {adding ? (
        <TradeForm
          title={messages.addTrade}
          project={data}
          trade={null}
          onSaved={onSaved}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Button ref={opener} onClick={() => setAdding(true)}>
          {messages.addTrade}
        </Button>
      )}
    </Section>
  );
}
