import { useId, useState } from 'react';
import { listOf } from '../../domain/lists';
import { copyText } from '../../parts/copying';
import { LinkField, wholeLink } from '../../parts/links/LinkField';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import type { Role } from '../../../rules/snag';
import { TextArea } from '../../ui/fields/TextField';
import { OneTimeLink } from './OneTimeLink';
import styles from './Settings.module.css';
import type { MadeInvitations } from './useInviteMembers';
import { messages } from './messages';

interface InvitationLinksProps {
  made: MadeInvitations;
  projectName: string;
  onClose: () => void;
}

/**
 * The result of inviting: a link for each person, shown only once, and those who are members
 * already.
 */
export function InvitationLinks({
  made: { links, alreadyMembers },
  projectName,
  onClose,
}: InvitationLinksProps) {
  const id = useId();
  /** Undefined until copying was tried. */
  const [copied, setCopied] = useState<boolean>();
  const already =
    alreadyMembers.length > 0 &&
    messages.alreadyMembers(
      listOf(
        alreadyMembers.map(({ user, email }) =>
          email == null ? user.name : messages.nameWithEmail(user.name, email),
        ),
      ),
    );
  const messageOf = (role: Role) => (link: string) =>
    messages.inviteMessage(projectName, role, link);
  const [first] = links;
  if (first !== undefined && links.length === 1) {
    return (
      <>
        <Notice kind="info">{already}</Notice>
        <Notice kind="info">{first.invitation.mail != null && messages.mailed(1)}</Notice>
        <OneTimeLink
          title={messages.linkTitle(first.invitation.email)}
          hint={messages.linkHint}
          path={first.path}
          message={messageOf(first.invitation.role)}
          onClose={onClose}
        />
      </>
    );
  }
  const all = links
    .map(({ invitation, path }) => `${invitation.email}: ${wholeLink(path)}`)
    .join('\n');
  return (
    <div role="group" aria-labelledby={id} className={styles.link}>
      <h3 id={id}>{messages.linksMade(links.length)}</h3>
      <p>{messages.linksHint}</p>
      <Notice kind="info">{already}</Notice>
      <Notice kind="info">{first?.invitation.mail != null && messages.mailed(links.length)}</Notice>
      <Notice kind="info">{copied && messages.copiedAll}</Notice>
      {copied === false && (
        <TextArea
          label={messages.allLinks}
          hint={messages.copyAllFailed}
          rows={6}
          value={all}
          readOnly
          autoFocus
          onFocus={({ target }) => target.select()}
        />
      )}
      <Actions>
        {/* Above the links, because the view scrolls to the focused link and text below would be
            hidden. */}
        <Button look="ink" autoFocus onClick={() => void copyText(all).then(setCopied)}>
          {messages.copyAll}
        </Button>
      </Actions>
      <ul className={styles.links}>
        {links.map(({ invitation: { id: key, email, role }, path }) => (
          <li key={key}>
            <LinkField
              title={email}
              link={wholeLink(path)}
              message={messageOf(role)(wholeLink(path))}
            />
          </li>
        ))}
      </ul>
      <Actions>
        <Button onClick={onClose}>{messages.done}</Button>
      </Actions>
    </div>
  );
}
