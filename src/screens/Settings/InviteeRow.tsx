import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InviteeRow_project$key } from '../../../__generated__/relay/InviteeRow_project.graphql';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { roleLabels } from '../../ui/messages/snagMessages';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { lacksCompany, RoleFields, type RoleValues } from './RoleFields';
import { Row } from './Row';
import styles from './Settings.module.css';
import { messages } from './messages';

interface InviteeRowProps {
  project: InviteeRow_project$key;
  email: string;
  values: RoleValues;
  /** Whether missing values are shown. */
  tried: boolean;
  onChange: (values: RoleValues) => void;
}

/** A person to invite, with an own role and company if changed. */
export function InviteeRow({ project, email, values, tried, onChange }: InviteeRowProps) {
  const data = useFragment(
    graphql`
      fragment InviteeRow_project on Project {
        companies {
          id
          name
        }
        ...RoleFields_project
      }
    `,
    project,
  );
  const [editing, setEditing] = useState(false);
  const opener = useReturnFocus(editing, () => setEditing(false));
  const company = data.companies.find(({ id }) => id === values.companyId)?.name;
  const missing = tried && lacksCompany(values) ? messages.companyNeeded : null;
  if (!editing) {
    const facts = [roleLabels[values.role], company, missing]
      .filter((part) => part != null)
      .join(' · ');
    return <Row title={email} facts={facts} opener={opener} onEdit={() => setEditing(true)} />;
  }
  return (
    <li>
      <div role="group" aria-label={email} ref={focusChosen} className={styles.link}>
        <h3>{email}</h3>
        <RoleFields project={data} {...values} onChange={onChange} error={missing} />
        <Actions>
          <Button onClick={() => setEditing(false)}>{messages.done}</Button>
        </Actions>
      </div>
    </li>
  );
}

/** Focuses the first field after the press on Change. */
function focusChosen(group: HTMLElement | null): void {
  group?.querySelector<HTMLElement>('input:checked')?.focus();
}
