import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TradeForm_project$key } from '../../../__generated__/relay/TradeForm_project.graphql';
import type {
  SaveTradeInput,
  TradeFormSaveMutation,
} from '../../../__generated__/relay/TradeFormSaveMutation.graphql';
import { lengthOf } from '../../../rules/text';
import { projectLimits, textLimits } from '../../../rules/limits';
import { newId } from '../../domain/ids';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { CompanyField } from '../../parts/CompanyField';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { messages } from './messages';

interface TradeFormProps {
  title: string;
  project: TradeForm_project$key;
  /** Null for a new one. */
  trade: {
    readonly id: string;
    readonly name: string;
    readonly phrases: readonly string[];
    readonly defaultCompanyId: string | null;
  } | null;
  onSaved: () => void;
  onClose: () => void;
}

export function TradeForm({ title, project, trade, onSaved, onClose }: TradeFormProps) {
  const data = useFragment(
    graphql`
      fragment TradeForm_project on Project {
        id
        companies {
          id
        }
        ...CompanyField_project
      }
    `,
    project,
  );
  const save = useSaveTrade();
  const once = useOnce(useStamp());
  const [id] = useState(() => trade?.id ?? newId('trade'));
  const saved = {
    name: trade?.name ?? '',
    defaultCompanyId: trade?.defaultCompanyId ?? null,
    lines: trade?.phrases.join('\n') ?? '',
  };
  const {
    values: { name, defaultCompanyId: chosen, lines },
    change,
    forget,
  } = useUnsavedForm(trade?.id ?? `trade ${data.id}`, saved);
  // A company that was removed meanwhile is neither offered nor sent.
  const defaultCompanyId = data.companies.some(({ id: its }) => its === chosen) ? chosen : null;
  const [tried, setTried] = useState(false);
  const leave = () => {
    forget();
    onClose();
  };
  const { busy, problem, run } = useSubmit(() => {
    onSaved();
    leave();
  });
  const phrases = [...new Set(lines.split('\n').map((line) => line.trim()))].filter(
    (line) => line !== '',
  );
  const nameMissing = name.trim() === '';
  const phrasesWrong = wrongOf(phrases);
  const submit = () => {
    setTried(true);
    if (nameMissing || phrasesWrong !== null) return;
    run(() => once({ projectId: data.id, id, name, defaultCompanyId, phrases }, save));
  };
  return (
    <Form label={title} onSubmit={submit} opened>
      <TextField
        label={messages.tradeName}
        value={name}
        onChange={({ target }) => change({ name: target.value })}
        error={tried && nameMissing ? messages.needed : null}
      />
      <CompanyField
        project={data}
        label={messages.defaultCompany}
        nobody={messages.noCompany}
        value={defaultCompanyId}
        onChange={(companyId) => change({ defaultCompanyId: companyId })}
      />
      <TextArea
        label={messages.phrases}
        hint={messages.phrasesHint}
        rows={5}
        value={lines}
        onChange={({ target }) => change({ lines: target.value })}
        error={phrasesWrong}
      />
      <FormActions busy={busy} problem={problem} onCancel={leave} />
    </Form>
  );
}

function wrongOf(phrases: readonly string[]): string | null {
  if (phrases.length > projectLimits.phrasesPerTrade) return messages.phrasesMany(phrases.length);
  const long = phrases.find((phrase) => lengthOf(phrase) > textLimits.phrase);
  return long === undefined ? null : messages.phraseLong(long);
}

/** Creates or changes a trade. Rejects with the server's refusal. */
function useSaveTrade(): (input: SaveTradeInput) => Promise<void> {
  return useMutate<TradeFormSaveMutation>(graphql`
    mutation TradeFormSaveMutation($input: SaveTradeInput!) {
      saveTrade(input: $input) {
        trade {
          ...TradeRow_trade
        }
      }
    }
  `);
}
