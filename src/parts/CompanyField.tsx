import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyField_project$key } from '../../__generated__/relay/CompanyField_project.graphql';
import { SelectField } from '../ui/fields/SelectField';
import { offered } from './archived';
import { laterMessages as messages } from './laterMessages';

interface CompanyFieldProps {
  project: CompanyField_project$key;
  label?: string;
  hint?: ReactNode;
  /** Label of the choice of no company. */
  nobody: string;
  value: string | null;
  onChange: (companyId: string | null) => void;
  error?: string | null | undefined;
}

export function CompanyField({
  project,
  label = messages.company,
  hint,
  nobody,
  value,
  onChange,
  error,
}: CompanyFieldProps) {
  const { companies } = useFragment(
    graphql`
      fragment CompanyField_project on Project {
        companies {
          id
          name
          # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
          archived
        }
      }
    `,
    project,
  );
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{nobody}</option>
      {offered(companies, value).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
