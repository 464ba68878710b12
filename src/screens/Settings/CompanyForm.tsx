import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  CompanyFormSaveMutation,
  SaveCompanyInput,
} from '../../../__generated__/relay/CompanyFormSaveMutation.graphql';
import { newId } from '../../domain/ids';
import { useOnce, useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useEditForm } from '../../parts/useEditForm';
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
  const { values, tried, busy, problem, change, submit, leave } = useEditForm({
    about: company?.id ?? `company ${projectId}`,
    saved: {
      name: company?.name ?? '',
      email: company?.email ?? '',
      phone: company?.phone ?? '',
    },
    isNew: company === null,
    send: (facts) => once({ projectId, id, ...facts }, save),
    onSaved,
    onClose,
  });
  const nameMissing = values.name.trim() === '';
  return (
    <Form label={title} onSubmit={() => submit(!nameMissing)} opened>
      <TextField
        label={messages.companyName}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        error={tried && nameMissing ? messages.nameMissing : null}
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

/** Creates or changes a company. Rejects with the server's refusal. */
export function useSaveCompany(): (input: SaveCompanyInput) => Promise<void> {
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
