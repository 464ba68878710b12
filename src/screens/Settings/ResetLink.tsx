import { useState } from 'react';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { OneTimeLink } from './OneTimeLink';
import { useIssuePasswordLink } from './useIssuePasswordLink';
import { messages } from './messages';

interface ResetLinkProps {
  memberId: string;
  name: string;
  /** The link is shown, which cannot be shown again. */
  onLink: () => void;
  onClose: () => void;
}

/** For a member who forgot their password. */
export function ResetLink({ memberId, name, onLink, onClose }: ResetLinkProps) {
  const issue = useIssuePasswordLink();
  const once = useOnce(useStamp());
  const [path, setPath] = useState<string | null>(null);
  const { busy, problem, run } = useSubmit(() => undefined);
  if (path !== null) return <OneTimeLink title={messages.linkTitle(name)} hint={messages.resetHint} path={path} message={(link) => messages.resetMessage(name, link)} onClose={onClose} />;
  return (
    <>
      <p>{messages.resetWhy(name)}</p>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button
          busy={busy}
          onClick={() =>
            run(async () => {
              setPath(await once({ memberId }, issue));
              onLink();
            })
          }
        >
          {busy ? messages.inviteMaking : messages.resetMake}
        </Button>
      </Actions>
    </>
  );
}
