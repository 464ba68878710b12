import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyRow_company$key } from '../../../__generated__/relay/CompanyRow_company.graphql';
import { useWayBack } from '../../ui/useWayBack';
import { CompanyForm } from './CompanyForm';
import { Row } from './Row';
import { words } from './words';

interface CompanyRowProps {
  company: CompanyRow_company$key;
  projectId: string;
  onSaved: () => void;
}

export function CompanyRow({ company, projectId, onSaved }: CompanyRowProps) {
  const data = useFragment(
    graphql`
      fragment CompanyRow_company on Company {
        id
        name
        email
        phone
      }
    `,
    company,
  );
  const [editing, setEditing] = useState(false);
  const opener = useWayBack(editing, () => setEditing(false));
  if (editing) {
    return (
      <li>
        <CompanyForm title={words.editOf(data.name)} projectId={projectId} company={{ id: data.id, name: data.name, email: data.email, phone: data.phone }} onSaved={onSaved} onClose={() => setEditing(false)} />
      </li>
    );
  }
  const reach = [data.email, data.phone].filter((part) => part != null && part !== '').join(' · ');
  return <Row title={data.name} facts={reach} opener={opener} onEdit={() => setEditing(true)} />;
}
