import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Trades_project$key } from '../../../__generated__/relay/Trades_project.graphql';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { AddNamesSheet } from './AddNamesSheet';
import { useArchivedLast, FoundRows } from './FoundRows';
import { Section } from '../../parts/subjects/Section';
import { phrasesOf, TradeForm, useSaveTrade } from './TradeForm';
import { TradeRow } from './TradeRow';
import { messages } from './messages';

export function Trades({ project, onSaved }: { project: Trades_project$key; onSaved: () => void }) {
  const data = useFragment(
    graphql`
      fragment Trades_project on Project {
        id
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
  const save = useSaveTrade();
  const [addingMany, setAddingMany] = useState(false);
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
        <Actions>
          <Button ref={opener} onClick={() => setAdding(true)}>
            {messages.addTrade}
          </Button>
          <Button onClick={() => setAddingMany(true)}>{messages.addSeveral}</Button>
        </Actions>
      )}
      <AddNamesSheet
        open={addingMany}
        kind="trade"
        projectId={data.id}
        there={data.trades.map(({ name }) => name)}
        save={(input, { name, more }) =>
          save({
            ...input,
            name,
            phrases: phrasesOf(more.join('\n').replaceAll('|', '\n')),
          })
        }
        onSaved={onSaved}
        onClose={() => setAddingMany(false)}
      />
    </Section>
  );
}
