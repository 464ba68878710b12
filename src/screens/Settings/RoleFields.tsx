import { graphql, useFragment } from 'react-relay/hooks';
import type { RoleFields_project$key } from '../../../__generated__/relay/RoleFields_project.graphql';
import { CompanyField } from '../../parts/CompanyField';
import { Choice } from '../../ui/fields/Choice';
import { choicesOf, roleWords, type RoleWord } from '../../ui/messages/snagMessages';
import { words } from './messages';
import { worksForCompany } from '../../../rules/scope';

export interface RoleValues {
  role: RoleWord;
  companyId: string | null;
}

/** Only who works for a company needs one. */
export const lacksCompany = ({ role, companyId }: RoleValues): boolean => worksForCompany(role) && companyId === null;

interface RoleFieldsProps extends RoleValues {
  project: RoleFields_project$key;
  onChange: (values: RoleValues) => void;
  error: string | null;
}

/** Role and company of a person in the project. */
export function RoleFields({ project, role, companyId, onChange, error }: RoleFieldsProps) {
  const data = useFragment(
    graphql`
      fragment RoleFields_project on Project {
        ...CompanyField_project
      }
    `,
    project,
  );
  return (
    <>
      <Choice label={words.role} options={choicesOf(roleWords)} value={role} onChange={(next) => onChange({ role: next, companyId })} />
      <CompanyField project={data} label={words.company} nobody={words.noCompany} value={companyId} onChange={(next) => onChange({ role, companyId: next })} error={error} />
    </>
  );
}
