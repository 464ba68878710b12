import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TradeForm_project$key } from '../../../__generated__/relay/TradeForm_project.graphql';
import type { TradeRow_trade$key } from '../../../__generated__/relay/TradeRow_trade.graphql';
import type {
  ArchiveTradeInput,
  TradeRowArchiveMutation,
} from '../../../__generated__/relay/TradeRowArchiveMutation.graphql';
import type {
  RemoveTradeInput,
  TradeRowRemoveMutation,
} from '../../../__generated__/relay/TradeRowRemoveMutation.graphql';
import { useMutate } from '../../app/useMutate';
import { marked } from '../../parts/archived';
import { useForgetForm } from '../../parts/unsavedInput';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { Retire } from './Retire';
import { Row } from './Row';
import styles from './Settings.module.css';
import { TradeForm } from './TradeForm';
import { messages } from './messages';

interface TradeRowProps {
  trade: TradeRow_trade$key;
  project: TradeForm_project$key;
  onSaved: () => void;
  /** Called after it was removed. */
  onGone: () => void;
}

export function TradeRow({ trade, project, onSaved, onGone }: TradeRowProps) {
  const data = useFragment(
    graphql`
      fragment TradeRow_trade on Trade {
        id
        name
        archived
        phrases
        defaultCompany {
          id
          name
          # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
          archived
        }
      }
    `,
    trade,
  );
  const archive = useArchiveTrade();
  const remove = useRemoveTrade();
  const [editing, setEditing] = useState(false);
  const opener = useReturnFocus(editing, () => setEditing(false));
  const forgetForm = useForgetForm(data.id);
  const done = () => {
    forgetForm();
    setEditing(false);
  };
  if (editing) {
    return (
      <li className={styles.opened}>
        <TradeForm
          title={messages.editOf(data.name)}
          project={project}
          trade={{ ...data, defaultCompanyId: data.defaultCompany?.id ?? null }}
          onSaved={onSaved}
          onClose={() => setEditing(false)}
        />
        <Retire
          name={data.name}
          archived={data.archived}
          hint={messages.archiveTradeHint}
          onArchive={(input) => archive({ tradeId: data.id, ...input })}
          onRemove={(input) => remove({ tradeId: data.id, ...input })}
          onSaved={onSaved}
          onClose={done}
          onGone={onGone}
        />
      </li>
    );
  }
  const facts = [
    data.archived ? messages.archivedMark : null,
    data.defaultCompany && marked(data.defaultCompany).name,
    messages.phraseCount(data.phrases.length),
  ]
    .filter((part) => part != null)
    .join(' · ');
  return <Row title={data.name} facts={facts} opener={opener} onEdit={() => setEditing(true)} />;
}

/** Archives a trade or restores it. Rejects with the server's refusal. */
function useArchiveTrade(): (input: ArchiveTradeInput) => Promise<void> {
  return useMutate<TradeRowArchiveMutation>(graphql`
    mutation TradeRowArchiveMutation($input: ArchiveTradeInput!) {
      archiveTrade(input: $input) {
        trade {
          ...TradeRow_trade
        }
      }
    }
  `);
}

/** Removes a trade that is not in use. Rejects with the server's refusal. */
function useRemoveTrade(): (input: RemoveTradeInput) => Promise<void> {
  return useMutate<TradeRowRemoveMutation>(graphql`
    mutation TradeRowRemoveMutation($input: RemoveTradeInput!) {
      removeTrade(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        removedId
      }
    }
  `);
}
