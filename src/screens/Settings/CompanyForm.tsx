import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  CompanyFormSaveMutation,
  SaveCompanyInput,
} from '../../../__generated__/relay/CompanyFormSaveMutation.graphql';
import { newId } from '../../domain/ids';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { messages } from './messages';

interface CompanyFormProps {
  title: string;
  projectId: string;
  /** Null for a new one. */
  company: {
    readonly id: string;
    readonly name: string;
    readonly email?: string | null | undefined;
    readonly phone?: string | null | undefined;
  } | null;
  onSaved: () => void;
  onClose: () => void;
}

export function CompanyForm({ title, projectId, company, onSaved, onClose }: CompanyFormProps) {
  const save = useSaveCompany();
  const once = useOnce(useStamp());
  const [id] = useState(() => company?.id ?? newId('company'));
  const { values, change, forget } = useUnsavedForm(company?.id ?? `company ${projectId}`, {
    name: company?.name ?? '',
    email: company?.email ?? '',
    phone: company?.phone ?? '',
  });
  const [tried, setTried] = useState(false);
  const leave = () => {
    forget();
    onClose();
  };
  const { busy, problem, run } = useSubmit(() => {
    onSaved();
    leave();
  });
  const nameMissing = values.name.trim() === '';
  const submit = () => {
    setTried(true);
    if (nameMissing) return;
    run(() =>
      once(
        {
          projectId,
          id,
          name: values.name,
          email: orNull(values.email),
          phone: orNull(values.phone),
        },
        save,
      ),
    );
  };
  return (
    <Form label={title} onSubmit={submit} opened>
      <TextField
        label={messages.companyName}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        error={tried && nameMissing ? messages.needed : null}
      />
      <TextField
        label={messages.email}
        type="email"
        value={values.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        label={messages.phone}
        type="tel"
        value={values.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <FormActions busy={busy} problem={problem} onCancel={leave} />
    </Form>
  );
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** Creates or changes a company. Rejects with the server's refusal. */
function useSaveCompany(): (input: SaveCompanyInput) => Promise<void> {
  return useMutate<CompanyFormSaveMutation>(graphql`
    mutation CompanyFormSaveMutation($input: SaveCompanyInput!) {
      saveCompany(input: $input) {
        company {
          ...CompanyRow_company
        }
      }
    }
  `);
}
