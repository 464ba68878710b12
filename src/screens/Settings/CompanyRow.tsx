import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyRow_company$key } from '../../../__generated__/relay/CompanyRow_company.graphql';
import type {
  ArchiveCompanyInput,
  CompanyRowArchiveMutation,
} from '../../../__generated__/relay/CompanyRowArchiveMutation.graphql';
import type {
  CompanyRowRemoveMutation,
  RemoveCompanyInput,
} from '../../../__generated__/relay/CompanyRowRemoveMutation.graphql';
import { useProject } from '../../app/context';
import { useMutate } from '../../app/useMutate';
import { exactTime } from '../../domain/time';
import { linkMessages } from '../../parts/links/linkMessages';
import { useForgetForm } from '../../parts/unsavedInput';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { Button } from '../../ui/Button';
import { CompanyForm } from './CompanyForm';
import { CompanyLink } from './CompanyLink';
import { MergeCompany } from './MergeCompany';
import { Retire } from './Retire';
import { Row } from './Row';
import styles from './Settings.module.css';
import { messages } from './messages';

interface CompanyRowProps {
  company: CompanyRow_company$key;
  projectId: string;
  /** The project's other companies that are not archived. */
  others: readonly { readonly id: string; readonly name: string }[];
  onSaved: () => void;
  /** Called after it was removed, or merged into another. */
  onGone: () => void;
}

export function CompanyRow({ company, projectId, others, onSaved, onGone }: CompanyRowProps) {
  const data = useFragment(
    graphql`
      fragment CompanyRow_company on Company {
        id
        name
        archived
        email
        phone
        link {
          lastUsedAt
          devices
        }
        ...CompanyLink_company
        ...MergeCompany_company
      }
    `,
    company,
  );
  const timeZone = useProject()?.timeZone;
  const archive = useArchiveCompany();
  const remove = useRemoveCompany();
  const [editing, setEditing] = useState(false);
  const forgetForm = useForgetForm(data.id);
  const done = () => {
    forgetForm();
    setEditing(false);
  };
  const opener = useReturnFocus(editing, () => setEditing(false));
  const [linking, setLinking] = useState(false);
  const linkOpener = useReturnFocus(linking, () => setLinking(false));
  if (linking) {
    return (
      <li className={styles.opened}>
        <CompanyLink company={data} onClose={() => setLinking(false)} />
      </li>
    );
  }
  if (editing) {
    return (
      <li className={styles.opened}>
        <CompanyForm
          title={messages.editOf(data.name)}
          projectId={projectId}
          company={{ id: data.id, name: data.name, email: data.email, phone: data.phone }}
          onSaved={onSaved}
          onClose={() => setEditing(false)}
        />
        <Retire
          name={data.name}
          archived={data.archived}
          hint={messages.archiveCompanyHint}
          onArchive={(input) => archive({ companyId: data.id, ...input })}
          onRemove={(input) => remove({ companyId: data.id, ...input })}
          onSaved={onSaved}
          onClose={done}
          onGone={onGone}
        />
        {others.length > 0 && (
          <MergeCompany
            company={data}
            others={others}
            onSaved={onSaved}
            onClose={done}
            onGone={onGone}
          />
        )}
      </li>
    );
  }
  const { link } = data;
  const used =
    link &&
    (link.lastUsedAt == null
      ? [linkMessages.has, linkMessages.neverUsed]
      : [
          linkMessages.has,
          linkMessages.used(exactTime(link.lastUsedAt, timeZone)),
          linkMessages.devices(link.devices),
        ]);
  const facts = [
    data.archived ? messages.archivedMark : null,
    data.email,
    data.phone,
    ...(used ?? []),
  ]
    .filter((part) => part != null && part !== '')
    .join(' · ');
  return (
    <Row title={data.name} facts={facts} opener={opener} onEdit={() => setEditing(true)}>
      <Button
        ref={linkOpener}
        look="quiet"
        aria-label={linkMessages.openOf(data.name)}
        onClick={() => setLinking(true)}
      >
        {linkMessages.open}
      </Button>
    </Row>
  );
}

/** Archives a company or restores it. Rejects with the server's refusal. */
function useArchiveCompany(): (input: ArchiveCompanyInput) => Promise<void> {
  return useMutate<CompanyRowArchiveMutation>(graphql`
    mutation CompanyRowArchiveMutation($input: ArchiveCompanyInput!) {
      archiveCompany(input: $input) {
        company {
          ...CompanyRow_company
        }
      }
    }
  `);
}

/** Removes a company that is not in use. Rejects with the server's refusal. */
function useRemoveCompany(): (input: RemoveCompanyInput) => Promise<void> {
  return useMutate<CompanyRowRemoveMutation>(graphql`
    mutation CompanyRowRemoveMutation($input: RemoveCompanyInput!) {
      removeCompany(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        removedId
      }
    }
  `);
}
