import { Button } from '../Button';
import { words } from '../messages/messages';
import { Notice } from '../Notice';
import { Actions } from './Form';

interface FormActionsProps {
  /** What the button that sends the form says. @default “Save” */
  label?: string;
  /** What it says while the form is under way. @default “Saving” */
  busyLabel?: string;
  busy: boolean;
  /** What went wrong the last time. */
  problem: string | null;
  /** @default false */
  disabled?: boolean;
  /** As of buttons. @default 'usual' */
  size?: 'usual' | 'big';
  onCancel: () => void;
}

/** The end of a form: what went wrong, the button that sends it, Cancel. */
export function FormActions({ label = words.save, busyLabel = words.saving, busy, problem, disabled = false, size = 'usual', onCancel }: FormActionsProps) {
  return (
    <>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button type="submit" look="next" size={size} busy={busy} disabled={disabled}>
          {busy ? busyLabel : label}
        </Button>
        <Button look={size === 'big' ? 'plain' : 'quiet'} size={size} onClick={onCancel}>
          {words.cancel}
        </Button>
      </Actions>
    </>
  );
}
