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
import { useOnce, useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { CompanyField } from '../../parts/CompanyField';
import { useEditForm } from '../../parts/useEditForm';
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
  // A company that was removed meanwhile is neither offered nor sent.
  const offered = (chosen: string | null): string | null =>
    data.companies.some(({ id: its }) => its === chosen) ? chosen : null;
  const { values, tried, busy, problem, change, submit, leave } = useEditForm({
    about: trade?.id ?? `trade ${data.id}`,
    saved: {
      name: trade?.name ?? '',
      defaultCompanyId: trade?.defaultCompanyId ?? null,
      lines: trade?.phrases.join('\n') ?? '',
    },
    isNew: trade === null,
    send: ({ lines, defaultCompanyId, ...facts }) =>
      once(
        {
          projectId: data.id,
          id,
          ...facts,
          ...(defaultCompanyId !== undefined && { defaultCompanyId: offered(defaultCompanyId) }),
          ...(lines !== undefined && { phrases: phrasesOf(lines) }),
        },
        save,
      ),
    onSaved,
    onClose,
  });
  const { name, lines } = values;
  const nameMissing = name.trim() === '';
  const phrasesWrong = wrongOf(phrasesOf(lines));
  return (
    <Form label={title} onSubmit={() => submit(!nameMissing && phrasesWrong === null)} opened>
      <TextField
        label={messages.tradeName}
        value={name}
        onChange={({ target }) => change({ name: target.value })}
        error={tried && nameMissing ? messages.nameMissing : null}
      />
      <CompanyField
        project={data}
        label={messages.defaultCompany}
        nobody={messages.noCompany}
        value={offered(values.defaultCompanyId)}
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

export const phrasesOf = (lines: string): string[] =>
  [...new Set(lines.split('\n').map((line) => line.trim()))].filter((line) => line !== '');

function wrongOf(phrases: readonly string[]): string | null {
  if (phrases.length > projectLimits.phrasesPerTrade) return messages.phrasesMany(phrases.length);
  const long = phrases.find((phrase) => lengthOf(phrase) > textLimits.phrase);
  return long === undefined ? null : messages.phraseLong(long);
}

/** Creates or changes a trade. Rejects with the server's refusal. */
export function useSaveTrade(): (input: SaveTradeInput) => Promise<void> {
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
