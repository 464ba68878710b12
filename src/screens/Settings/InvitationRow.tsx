import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvitationRow_invitation$key } from '../../../__generated__/relay/InvitationRow_invitation.graphql';
import type {
  InvitationRowWithdrawMutation,
  WithdrawInvitationInput,
} from '../../../__generated__/relay/InvitationRowWithdrawMutation.graphql';
import { useProject } from '../../app/context';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { exactTime } from '../../domain/time';
import { newId } from '../../domain/ids';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { roleLabels } from '../../ui/messages/snagMessages';
import styles from './Settings.module.css';
import { messages } from './messages';
import { useInviteMembers } from './useInviteMembers';

export function InvitationRow({
  invitation,
  onSaved,
}: {
  invitation: InvitationRow_invitation$key;
  onSaved: () => void;
}) {
  const { id, email, role, company, expiresAt, mail } = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation {
        id
        email
        role
        company {
          id
          name
        }
        expiresAt
        mail
      }
    `,
    invitation,
  );
  const withdraw = useWithdrawInvitation();
  const once = useOnce(useStamp());
  const project = useProject();
  const timeZone = project?.timeZone;
  const { busy, problem, run } = useSubmit(onSaved);
  const invite = useInviteMembers();
  const onceAgain = useOnce(useStamp());
  const [invitationId] = useState(() => newId('invitation'));
  const sendAgain = async () => {
    if (project === null) return;
    const person = { invitationId, email, role, companyId: company?.id ?? null };
    const { links } = await onceAgain({ projectId: project.id, people: [person] }, invite);
    if (links.some((link) => link.invitation.mail != null)) announce(messages.sentAgain(email));
  };
  const facts = [
    roleLabels[role],
    company?.name,
    messages.until(exactTime(expiresAt, timeZone)),
    // A newer server may know more.
    mail == null ? undefined : (messages.mail as Record<string, string>)[mail],
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
  return (
    <li className={styles.row}>
      <div className={styles.lines}>
        <p className={styles.name}>{email}</p>
        <p className={styles.facts}>{facts}</p>
        <Notice kind="refused">{problem}</Notice>
      </div>
      {mail != null && (
        <Button
          look="quiet"
          aria-label={messages.sendAgainTo(email)}
          busy={busy}
          onClick={() => run(sendAgain)}
        >
          {messages.sendAgain}
        </Button>
      )}
      <Button
        look="quiet"
        aria-label={messages.withdrawOf(email)}
        busy={busy}
        onClick={() => run(() => once({ invitationId: id }, withdraw))}
      >
        {messages.withdraw}
      </Button>
    </li>
  );
}

/** Withdraws an invitation, so that its link is invalid. Rejects with the server's refusal. */
function useWithdrawInvitation(): (input: WithdrawInvitationInput) => Promise<void> {
  return useMutate<InvitationRowWithdrawMutation>(graphql`
    mutation InvitationRowWithdrawMutation($input: WithdrawInvitationInput!) {
      withdrawInvitation(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        withdrawnId
      }
    }
  `);
}
