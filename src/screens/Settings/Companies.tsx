import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Companies_project$key } from '../../../__generated__/relay/Companies_project.graphql';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { AddNamesSheet } from './AddNamesSheet';
import { CompanyForm, useSaveCompany } from './CompanyForm';
import { CompanyRow } from './CompanyRow';
import { useArchivedLast, FoundRows } from './FoundRows';
import { Section } from '../../parts/subjects/Section';
import { messages } from './messages';

export function Companies({
  project,
  onSaved,
}: {
  project: Companies_project$key;
  onSaved: () => void;
}) {
  const { id, companies } = useFragment(
    graphql`
      fragment Companies_project on Project {
        id
        companies {
          id
          name
          archived
          ...CompanyRow_company
        }
      }
    `,
    project,
  );
  const items = useArchivedLast(companies);
  const offered = companies.filter(({ archived }) => !archived);
  const save = useSaveCompany();
  const [addingMany, setAddingMany] = useState(false);
  const [adding, setAdding] = useState(false);
  const opener = useReturnFocus(adding, () => setAdding(false));
  return (
    <Section id="companies" title={messages.companies}>
      {companies.length === 0 && <p>{messages.noCompanies}</p>}
      <FoundRows
        label={messages.findCompany}
        more={messages.moreCompanies}
        items={items}
        textOf={({ name }) => name}
      >
        {(company) => (
          <CompanyRow
            key={company.id}
            company={company}
            projectId={id}
            others={offered.filter((other) => other.id !== company.id)}
            onSaved={onSaved}
            onGone={() => opener.current?.focus()}
          />
        )}
      </FoundRows>
      {adding ? (
        <CompanyForm
          title={messages.addCompany}
          projectId={id}
          company={null}
          onSaved={onSaved}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Actions>
          <Button ref={opener} onClick={() => setAdding(true)}>
            {messages.addCompany}
          </Button>
          <Button onClick={() => setAddingMany(true)}>{messages.addSeveral}</Button>
        </Actions>
      )}
      <AddNamesSheet
        open={addingMany}
        kind="company"
        projectId={id}
        there={companies.map(({ name }) => name)}
        save={(input, { name, email, phone }) => save({ ...input, name, email, phone })}
        onSaved={onSaved}
        onClose={() => setAddingMany(false)}
      />
    </Section>
  );
}
