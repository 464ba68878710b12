import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MemberRow_member$key } from '../../../__generated__/relay/MemberRow_member.graphql';
import type { MemberRow_project$key } from '../../../__generated__/relay/MemberRow_project.graphql';
import { LeaveSheet } from '../../parts/LeaveSheet';
import { roleLabels } from '../../ui/messages/snagMessages';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { MemberForm } from './MemberForm';
import { messages } from './messages';
import { Row } from './Row';

interface MemberRowProps {
  member: MemberRow_member$key;
  project: MemberRow_project$key;
  onSaved: () => void;
}

export function MemberRow({ member, project, onSaved }: MemberRowProps) {
  const data = useFragment(
    graphql`
      fragment MemberRow_member on Member {
        id
        role
        email
        user {
          name
        }
        company {
          id
          name
        }
      }
    `,
    member,
  );
  const forms = useFragment(
    graphql`
      fragment MemberRow_project on Project {
        ...MemberForm_project
      }
    `,
    project,
  );
  const [editing, setEditing] = useState(false);
  /** A reset link is shown. */
  const [linkShown, setLinkShown] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const close = () => {
    setEditing(false);
    setLinkShown(false);
    setLeaving(false);
  };
  const leave = () => (linkShown ? setLeaving(true) : close());
  const opener = useReturnFocus(editing && !leaving, leave);
  if (editing) {
    return (
      <li>
        <MemberForm
          project={forms}
          member={{
            id: data.id,
            name: data.user.name,
            role: data.role,
            companyId: data.company?.id ?? null,
          }}
          onSaved={onSaved}
          onLink={() => setLinkShown(true)}
          onClose={leave}
          onDone={close}
        />
        <LeaveSheet
          unsettled={linkShown}
          title={messages.resetLeave}
          why={messages.resetLeaveWhy}
          asking={leaving}
          onStay={() => setLeaving(false)}
          onLeave={close}
        />
      </li>
    );
  }
  const facts = [roleLabels[data.role], data.company?.name, data.email]
    .filter((part) => part != null)
    .join(' · ');
  return (
    <Row title={data.user.name} facts={facts} opener={opener} onEdit={() => setEditing(true)} />
  );
}
