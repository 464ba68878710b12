import { graphql, useFragment } from 'react-relay/hooks';
import type { FixerField_project$key } from '../../../__generated__/relay/FixerField_project.graphql';
import type { FixerField_snag$key } from '../../../__generated__/relay/FixerField_snag.graphql';
import { PickOne } from '../../parts/filter/PickOne';
import { messages } from './messages';
import { inspects, worksForCompany } from '../../../rules/scope';

interface FixerFieldProps {
  project: FixerField_project$key;
  snag: FixerField_snag$key;
  /** The chosen company. */
  companyId: string | null;
  value: string | null;
  onChange: (userId: string | null) => void;
}

/** The person who fixes it, of the company. Inspectors and admins may assign it to themselves. */
export function FixerField({ project, snag, companyId, value, onChange }: FixerFieldProps) {
  const { members } = useFragment(
    graphql`
      fragment FixerField_project on Project {
        members {
          role
          company {
            id
          }
          user {
            id
            name
          }
        }
      }
    `,
    project,
  );
  const { assignee } = useFragment(
    graphql`
      fragment FixerField_snag on Snag {
        assignee {
          id
          name
        }
      }
    `,
    snag,
  );
  const fixers = members
    .filter(({ role, company }) =>
      worksForCompany(role) ? company?.id === companyId : inspects({ role }),
    )
    .toSorted((a, b) => Number(worksForCompany(b.role)) - Number(worksForCompany(a.role)))
    .map(({ user: { id, name } }) => ({ id, name }));
  // The current assignee is listed even if they have left since.
  const people =
    assignee && value === assignee.id && fixers.every(({ id }) => id !== value)
      ? [assignee, ...fixers]
      : fixers;
  return (
    <PickOne
      label={messages.assignee}
      none={messages.noPerson}
      options={people}
      value={value ?? undefined}
      onChange={(id) => onChange(id ?? null)}
    />
  );
}
