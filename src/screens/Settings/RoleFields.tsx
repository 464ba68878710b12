import { graphql, useFragment } from 'react-relay/hooks';
import type { RoleFields_project$key } from '../../../__generated__/relay/RoleFields_project.graphql';
import { worksForCompany } from '../../../rules/scope';
import type { Role } from '../../../rules/snag';
import { CompanyField } from '../../parts/CompanyField';
import { Choice } from '../../ui/fields/Choice';
import { choicesOf, roleLabels } from '../../ui/messages/snagMessages';
import { messages } from './messages';

export interface RoleValues {
  role: Role;
  companyId: string | null;
}

/** Only who works for a company needs one. */
export const lacksCompany = ({ role, companyId }: RoleValues): boolean =>
  worksForCompany(role) && companyId === null;

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
      <Choice
        label={messages.role}
        options={choicesOf(roleLabels)}
        value={role}
        onChange={(next) => onChange({ role: next, companyId })}
      />
      <CompanyField
        project={data}
        label={messages.company}
        nobody={messages.noCompany}
        value={companyId}
        onChange={(next) => onChange({ role, companyId: next })}
        error={error}
      />
    </>
  );
}
