import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/forms';
import { FormActions } from '../../ui/fields/FormActions';
import { Form } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { factorMessages as messages } from './factorMessages';

interface PasswordFirstProps {
  label: string;
  /** Label of the button. */
  submit: string;
  /** For password managers. */
  email: string;
  /** What it changes. */
  children?: ReactNode;
  /** More fields, before the password. */
  fields?: ReactNode;
  act: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password again: on an unlocked device nobody else is to change how its person signs in. */
export function PasswordFirst({ label, submit, email, children, fields, act, onClose }: PasswordFirstProps) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  return (
    <Form
      label={label}
      opened
      onSubmit={() => {
        setTried(true);
        if (password !== '') run(() => act(password));
      }}
    >
      {children && <p>{children}</p>}
      {fields}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label={messages.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={tried && password === '' ? messages.passwordNeeded : null}
      />
      <FormActions label={submit} busyLabel={messages.checking} busy={busy} problem={problem} onCancel={onClose} />
    </Form>
  );
}
