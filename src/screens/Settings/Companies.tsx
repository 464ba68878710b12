import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Companies_project$key } from '../../../__generated__/relay/Companies_project.graphql';
import { Button } from '../../ui/Button';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { CompanyForm } from './CompanyForm';
import { CompanyRow } from './CompanyRow';
import { useArchivedLast, FoundRows } from './FoundRows';
import { Section } from './Section';
import { words } from './messages';

export function Companies({ project, onSaved }: { project: Companies_project$key; onSaved: () => void }) {
  const { id, companies } = useFragment(
    graphql`
      fragment Companies_project on Project {
        id
        companies {
          id
          name
          # eslint-disable-next-line relay/unused-fields -- useArchivedLast reads it
          archived
          ...CompanyRow_company
        }
      }
    `,
    project,
  );
  const items = useArchivedLast(companies);
  const [adding, setAdding] = useState(false);
  const opener = useReturnFocus(adding, () => setAdding(false));
  return (
    <Section id="companies" title={words.companies}>
      {companies.length === 0 && <p>{words.noCompanies}</p>}
      <FoundRows label={words.findCompany} more={words.moreCompanies} items={items} textOf={({ name }) => name}>
        {(company) => <CompanyRow key={company.id} company={company} projectId={id} onSaved={onSaved} onGone={() => opener.current?.focus()} />}
      </FoundRows>
      {adding ? (
        <CompanyForm title={words.addCompany} projectId={id} company={null} onSaved={onSaved} onClose={() => setAdding(false)} />
      ) : (
        <Button ref={opener} onClick={() => setAdding(true)}>{words.addCompany}</Button>
      )}
    </Section>
  );
}
