import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type { PasswordForm_viewer$key } from '../../../__generated__/relay/PasswordForm_viewer.graphql';
import type {
  ChangePasswordInput,
  PasswordFormChangeMutation,
} from '../../../__generated__/relay/PasswordFormChangeMutation.graphql';
import { isShortPassword } from '../../../rules/text';
import { useSubmit } from '../../app/forms';
import { latePart } from '../../app/loading/latePart';
import { SaveOrDiscard } from '../../parts/subjects/SaveOrDiscard';
import { Section } from '../../parts/subjects/Section';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { messages } from './messages';

/** Only for people without a password. */
const ProviderButton = latePart(
  async () => (await import('../../parts/ProviderButton')).ProviderButton,
);

/**
 * Changes the password; somebody who joined with the account of their company chooses a first one.
 */
export function PasswordForm({
  viewer,
  onSaved,
}: {
  viewer: PasswordForm_viewer$key;
  onSaved: () => void;
}) {
  const { email, hasPassword, confirmWith } = useFragment(
    graphql`
      fragment PasswordForm_viewer on Viewer {
        email
        hasPassword
        confirmWith
      }
    `,
    viewer,
  );
  const change = useChangePassword();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [tried, setTried] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const clear = () => {
    setCurrent('');
    setNew('');
    setTried(false);
  };
  const { busy, problem, run } = useSubmit(() => {
    clear();
    onSaved();
  });
  const short = isShortPassword(newPassword);
  const submit = () => {
    setTried(true);
    setNotice(null);
    if ((hasPassword && currentPassword === '') || short) return;
    run(async () =>
      setNotice(messages.passwordSaved(await change({ currentPassword, newPassword }))),
    );
  };
  if (confirmWith != null) {
    return (
      <Section id="password" title={messages.passwordTitle}>
        <p>{messages.noPassword(confirmWith)}</p>
        <ProviderButton name={confirmWith} going={{ for: 'confirm' }} />
      </Section>
    );
  }
  return (
    <Section id="password" title={messages.passwordTitle}>
      <Form label={messages.passwordTitle} onSubmit={submit}>
        {/* The user name for password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {hasPassword && (
          <TextField
            label={messages.current}
            type="password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={({ target }) => setCurrent(target.value)}
            error={tried && currentPassword === '' ? messages.passwordMissing : null}
          />
        )}
        <TextField
          label={messages.next}
          hint={messages.nextHint}
          type="password"
          autoComplete="new-password"
          value={newPassword}
          onChange={({ target }) => setNew(target.value)}
          error={tried && short ? messages.nextShort : null}
        />
        <p>{messages.ends}</p>
        <Notice kind="refused">{problem}</Notice>
        <SaveOrDiscard
          label={hasPassword ? messages.savePassword : messages.choosePassword}
          busy={busy}
          changed={[
            ...(currentPassword === '' ? [] : [messages.current]),
            ...(newPassword === '' ? [] : [messages.next]),
          ]}
          saved={notice ?? false}
          onDiscard={clear}
        />
      </Form>
    </Section>
  );
}

/**
 * Changes the viewer's password. Resolves to the number of other sessions ended; rejects with the
 * server's refusal.
 */
function useChangePassword(): (input: ChangePasswordInput) => Promise<number> {
  const [commit] = useMutation<PasswordFormChangeMutation>(graphql`
    mutation PasswordFormChangeMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        endedSessions
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input },
        onCompleted: ({ changePassword }) => resolve(changePassword.endedSessions),
        onError: reject,
      });
    });
}
