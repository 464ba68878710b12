import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MergeCompany_company$key } from '../../../__generated__/relay/MergeCompany_company.graphql';
import type {
  MergeCompanyInput,
  MergeCompanyMergeMutation,
} from '../../../__generated__/relay/MergeCompanyMergeMutation.graphql';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { SelectField } from '../../ui/fields/SelectField';
import { Notice } from '../../ui/Notice';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { mergeMessages as messages } from './mergeMessages';

interface MergeCompanyProps {
  company: MergeCompany_company$key;
  /** Those it can be merged into. */
  others: readonly { readonly id: string; readonly name: string }[];
  onSaved: () => void;
  onClose: () => void;
  /** Called after it was merged, together with the focused element. */
  onGone: () => void;
}

/** Merges a company into another one of the project, after saying what that does. */
export function MergeCompany({ company, others, onSaved, onClose, onGone }: MergeCompanyProps) {
  const { id, name, uses, link } = useFragment(
    graphql`
      fragment MergeCompany_company on Company {
        id
        name
        uses {
          snags
          people
          trades
        }
        link {
          # eslint-disable-next-line relay/unused-fields -- only whether there is one is shown
          id
        }
      }
    `,
    company,
  );
  const merge = useMergeCompany();
  const once = useOnce(useStamp());
  const [asking, setAsking] = useState(false);
  const opener = useReturnFocus(asking, () => setAsking(false));
  const [intoId, setIntoId] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => {
    onSaved();
    onClose();
  });
  const into = others.find((other) => other.id === intoId);
  const submit = () => {
    setTried(true);
    if (into === undefined) return;
    run(async () => {
      await once({ companyId: id, intoId: into.id }, merge);
      announce(messages.merged(name, into.name));
      onGone();
    });
  };
  return (
    <>
      <Actions>
        {/* Stays in place, as the one that removes. */}
        <Button ref={opener} look="quiet" aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {messages.open(name)}
        </Button>
      </Actions>
      {asking && (
        <Form label={messages.open(name)} onSubmit={submit} opened>
          <SelectField
            label={messages.into}
            value={intoId}
            error={tried && into === undefined ? messages.needed : null}
            onChange={({ target }) => setIntoId(target.value)}
          >
            <option value="">{messages.choose}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </SelectField>
          {into && uses && (
            <Notice kind="info">
              {[
                messages.what(name, into.name, {
                  snags: uses.snags,
                  people: uses.people,
                  trades: uses.trades,
                }),
                messages.rest(name, into.name),
                ...(link ? [messages.link(name, into.name)] : []),
              ].join(' ')}
            </Notice>
          )}
          <Notice kind="refused">{problem}</Notice>
          {into && (
            <Actions>
              <Button type="submit" look="danger" busy={busy}>
                {messages.now(name, into.name)}
              </Button>
            </Actions>
          )}
        </Form>
      )}
    </>
  );
}

/** Merges a company into another one. Rejects with the server's refusal. */
function useMergeCompany(): (input: MergeCompanyInput) => Promise<void> {
  return useMutate<MergeCompanyMergeMutation>(graphql`
    mutation MergeCompanyMergeMutation($input: MergeCompanyInput!) {
      mergeCompany(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field
        left
      }
    }
  `);
}
