import { useState } from 'react';
import { useSubmit } from '../app/forms';
import { useUnsavedForm } from './unsavedInput';

interface EditFormOptions<Values extends object> {
  /** Names what is typed and not saved yet. */
  about: string;
  /** What is saved, or what the form of a new thing starts from. */
  saved: Values;
  isNew: boolean;
  /** Sends all values of a new thing; of one that is there only those that were changed. */
  send: (values: Partial<Values>) => Promise<unknown>;
  onSaved?: () => void;
  onClose: () => void;
}

interface EditForm<Values extends object> {
  readonly values: Values;
  /** Whether the person has pressed the button: from then on it says what is missing. */
  readonly tried: boolean;
  readonly busy: boolean;
  /** The message of the last failure, until the next try. */
  readonly problem: string | null;
  change(part: Partial<Values>): void;
  /** Closes an edit form without a change, sending nothing. */
  submit(isComplete: boolean): void;
  /** Forgets what was typed and closes the form. */
  leave(): void;
}

/**
 * A form that makes a thing or edits one. Whoever edits sends no value that they did not change: it
 * would overwrite what somebody else has saved since the form was opened.
 */
export function useEditForm<Values extends object>({
  about,
  saved,
  isNew,
  send,
  onSaved,
  onClose,
}: EditFormOptions<Values>): EditForm<Values> {
  const { values, changed, change, forget } = useUnsavedForm(about, saved);
  const [tried, setTried] = useState(false);
  const leave = () => {
    forget();
    onClose();
  };
  const { busy, problem, run } = useSubmit(() => {
    onSaved?.();
    leave();
  });
  return {
    values,
    tried,
    busy,
    problem,
    change,
    leave,
    submit(isComplete) {
      setTried(true);
      if (!isComplete) return;
      if (isNew) run(() => send(values));
      else if (Object.keys(changed).length > 0) run(() => send(changed));
      else leave();
    },
  };
}
