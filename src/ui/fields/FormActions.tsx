import { Button } from '../Button';
import { messages } from '../messages/messages';
import { Notice } from '../Notice';
import { Actions } from './Form';

interface FormActionsProps {
  /** Label of the submit button. @default “Save” */
  label?: string;
  /** Its label while the request is running. @default “Saving” */
  busyLabel?: string;
  busy: boolean;
  /** Message of the last failure. */
  problem: string | null;
  /** @default false */
  disabled?: boolean;
  /** As for buttons. @default 'usual' */
  size?: 'usual' | 'big';
  onCancel: () => void;
}

/** The end of a form: failure message, submit button, Cancel. */
export function FormActions({
  label = messages.save,
  busyLabel = messages.saving,
  busy,
  problem,
  disabled = false,
  size = 'usual',
  onCancel,
}: FormActionsProps) {
  return (
    <>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button type="submit" look="ink" size={size} busy={busy} disabled={disabled}>
          {busy ? busyLabel : label}
        </Button>
        <Button look={size === 'big' ? 'plain' : 'quiet'} size={size} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </Actions>
    </>
  );
}
