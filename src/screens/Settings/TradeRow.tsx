import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TradeForm_project$key } from '../../../__generated__/relay/TradeForm_project.graphql';
import type { TradeRow_trade$key } from '../../../__generated__/relay/TradeRow_trade.graphql';
import { useWayBack } from '../../ui/useWayBack';
import { Row } from './Row';
import { TradeForm } from './TradeForm';
import { words } from './words';

interface TradeRowProps {
  trade: TradeRow_trade$key;
  project: TradeForm_project$key;
  onSaved: () => void;
}

export function TradeRow({ trade, project, onSaved }: TradeRowProps) {
  const data = useFragment(
    graphql`
      fragment TradeRow_trade on Trade {
        id
        name
        phrases
        defaultCompany {
          id
          name
        }
      }
    `,
    trade,
  );
  const [editing, setEditing] = useState(false);
  const opener = useWayBack(editing, () => setEditing(false));
  if (editing) {
    return (
      <li>
        <TradeForm
          title={words.editOf(data.name)}
          project={project}
          trade={{ ...data, defaultCompanyId: data.defaultCompany?.id ?? null }}
          onSaved={onSaved}
          onClose={() => setEditing(false)}
        />
      </li>
    );
  }
  const facts = [data.defaultCompany?.name, words.phraseCount(data.phrases.length)].filter((part) => part !== undefined).join(' · ');
  return <Row title={data.name} facts={facts} opener={opener} onEdit={() => setEditing(true)} />;
}
