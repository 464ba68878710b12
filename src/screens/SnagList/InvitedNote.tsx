import { gotIt, invitedAs } from '../../parts/invitedMessages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface InvitedNoteProps {
  by: string;
  role: string;
  onDismiss: () => void;
}

/** On the first page of somebody who was invited. */
export function InvitedNote({ by, role, onDismiss }: InvitedNoteProps) {
  return (
    <Notice
      kind="info"
      action={
        <Button look="quiet" onClick={onDismiss}>
          {gotIt}
        </Button>
      }
    >
      {invitedAs(by, role)}
    </Notice>
  );
}
