import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PasswordFirst_viewer$key } from '../../../__generated__/relay/PasswordFirst_viewer.graphql';
import { useSubmit } from '../../app/forms';
import { latePart } from '../../app/loading/latePart';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/fields/FormActions';
import { Form } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { factorMessages as messages } from './factorMessages';

/** Only for people without a password. */
const ProviderButton = latePart(
  async () => (await import('../../parts/ProviderButton')).ProviderButton,
);

interface PasswordFirstProps {
  viewer: PasswordFirst_viewer$key;
  label: string;
  /** Label of the button. */
  submit: string;
  /** What it changes. */
  children?: ReactNode;
  /** More fields, before the password. */
  fields?: ReactNode;
  act: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks for the password again, or, of somebody who has none, for the company's own sign-in: on an
 * unlocked device nobody else is to change how its person signs in.
 */
export function PasswordFirst({
  viewer,
  label,
  submit,
  children,
  fields,
  act,
  onClose,
}: PasswordFirstProps) {
  const { email, hasPassword, confirmWith } = useFragment(
    graphql`
      fragment PasswordFirst_viewer on Viewer {
        email
        hasPassword
        confirmWith
      }
    `,
    viewer,
  );
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  if (confirmWith != null) {
    return (
      <>
        <p>{messages.confirmFirst(confirmWith)}</p>
        <ProviderButton name={confirmWith} going={{ for: 'confirm' }} />
        <Button look="quiet" wide onClick={onClose}>
          {messages.cancel}
        </Button>
      </>
    );
  }
  return (
    <Form
      label={label}
      opened
      onSubmit={() => {
        setTried(true);
        if (!hasPassword || password !== '') run(() => act(password));
      }}
    >
      {children && <p>{children}</p>}
      {fields}
      {hasPassword && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <TextField
            label={messages.password}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={tried && password === '' ? messages.passwordNeeded : null}
          />
        </>
      )}
      <FormActions
        label={submit}
        busyLabel={messages.checking}
        busy={busy}
        problem={problem}
        onCancel={onClose}
      />
    </Form>
  );
}
