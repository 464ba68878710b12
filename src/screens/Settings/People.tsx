import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { People_project$key } from '../../../__generated__/relay/People_project.graphql';
import { Button } from '../../ui/Button';
import { useWayBack } from '../../ui/useWayBack';
import { InvitationRow } from './InvitationRow';
import { InviteForm } from './InviteForm';
import { MemberRow } from './MemberRow';
import { Section } from './Section';
import styles from './Settings.module.css';
import { words } from './words';

export function People({ project, onSaved }: { project: People_project$key; onSaved: () => void }) {
  const data = useFragment(
    graphql`
      fragment People_project on Project {
        members {
          id
          ...MemberRow_member
        }
        invitations {
          id
          ...InvitationRow_invitation
        }
        ...MemberRow_project
        ...InviteForm_project
      }
    `,
    project,
  );
  const [inviting, setInviting] = useState(false);
  const opener = useWayBack(inviting, () => setInviting(false));
  const invitations = data.invitations ?? [];
  return (
    <Section id="people" title={words.people}>
      <ul className={styles.rows}>
        {data.members.map((member) => (
          <MemberRow key={member.id} member={member} project={data} onSaved={onSaved} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h3>{words.invitations}</h3>
          <ul className={styles.rows}>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} onSaved={onSaved} />
            ))}
          </ul>
        </>
      )}
      {inviting ? (
        <InviteForm project={data} onSaved={onSaved} onClose={() => setInviting(false)} />
      ) : (
        <Button ref={opener} onClick={() => setInviting(true)}>{words.invite}</Button>
      )}
    </Section>
  );
}
