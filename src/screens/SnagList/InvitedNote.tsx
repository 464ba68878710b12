import { useUserSession } from '../../app/context';
import { invitedAs, useInvited } from '../../parts/invited';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';

/** On the first page of somebody who was invited. */
export function InvitedNote({ code }: { code: string }) {
  const [invited, dismiss] = useInvited(useUserSession().person?.id ?? '', code);
  return (
    <Notice
      kind="info"
      action={
        <Button look="quiet" onClick={dismiss}>
          {messages.gotIt}
        </Button>
      }
    >
      {invited !== null && invitedAs(invited.by, invited.role)}
    </Notice>
  );
}
