import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { People_project$key } from '../../../__generated__/relay/People_project.graphql';
import type { People_rows$key } from '../../../__generated__/relay/People_rows.graphql';
import { useOnProjectChange } from '../../app/useJournal';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { LeaveSheet } from '../../parts/LeaveSheet';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { FoundRows } from './FoundRows';
import { InvitationRow } from './InvitationRow';
import { InviteForm } from './InviteForm';
import { MemberRow } from './MemberRow';
import { RowList } from './RowList';
import { Section } from '../../parts/subjects/Section';
import { usePeople } from './usePeople';
import { messages } from './messages';

export function People({
  project,
  code,
  onSaved,
}: {
  project: People_project$key;
  code: string;
  onSaved: () => void;
}) {
  const data = useFragment(
    graphql`
      fragment People_project on Project {
        ...People_rows @arguments(first: 20)
        invitations {
          id
          email
          company {
            name
          }
          ...InvitationRow_invitation
        }
        ...MemberRow_project
        ...InviteForm_project
      }
    `,
    project,
  );
  const { found, text, search, more, isFirstPage, again, busy, problem } = usePeople(code);
  const { people } = useFragment<People_rows$key>(
    graphql`
      fragment People_rows on Project
      @argumentDefinitions(first: { type: "Int!" }, text: { type: "String" }) {
        people(first: $first, text: $text) {
          total
          edges {
            node {
              id
              ...MemberRow_member
            }
          }
        }
      }
    `,
    found ?? data,
  );
  useOnProjectChange(() => !isFirstPage && again());
  const refresh = () => {
    onSaved();
    if (!isFirstPage) again();
  };
  const [inviting, setInviting] = useState(false);
  /** Invitation links are shown, which cannot be shown again. */
  const [linksShown, setLinksShown] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const stopInviting = () => {
    setInviting(false);
    setLinksShown(false);
    setLeaving(false);
  };
  const opener = useReturnFocus(inviting && !leaving, () =>
    linksShown ? setLeaving(true) : stopInviting(),
  );
  const invitations = data.invitations ?? [];
  const rows = people.edges;
  return (
    <Section id="people" title={messages.people}>
      <RowList
        label={messages.findPeople}
        more={messages.morePeople}
        text={text}
        onSearch={search}
        total={people.total}
        shown={rows.length}
        onMore={more}
        busy={busy}
        failed={problem !== null}
      >
        {rows.map(({ node }) => (
          <MemberRow key={node.id} member={node} project={data} onSaved={refresh} />
        ))}
      </RowList>
      <Notice kind="refused" action={<Button onClick={again}>{messages.tryAgain}</Button>}>
        {problem}
      </Notice>
      {invitations.length > 0 && (
        <>
          <h3>{messages.invitations}</h3>
          <FoundRows
            label={messages.findInvitation}
            more={messages.moreInvitations}
            items={invitations}
            textOf={({ email, company }) => `${email} ${company?.name ?? ''}`}
          >
            {(invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} onSaved={onSaved} />
            )}
          </FoundRows>
        </>
      )}
      {inviting ? (
        <InviteForm
          project={data}
          onSaved={refresh}
          onLinks={() => setLinksShown(true)}
          onClose={stopInviting}
        />
      ) : (
        <Button ref={opener} onClick={() => setInviting(true)}>
          {messages.invite}
        </Button>
      )}
      <LeaveSheet
        unsettled={linksShown}
        title={messages.linksLeave}
        why={messages.linksLeaveWhy}
        asking={leaving}
        onStay={() => setLeaving(false)}
        onLeave={stopInviting}
      />
    </Section>
  );
}
