import { useState } from 'react';
import { isShortPassword } from '../../../rules/text';
import { useSubmit } from '../../app/forms';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { Part } from './Part';
import { useChangePassword } from './useChangePassword';
import { messages } from './messages';

export function PasswordForm({ email, onSaved }: { email: string; onSaved: () => void }) {
  const change = useChangePassword();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [tried, setTried] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const { busy, problem, run } = useSubmit(() => {
    setCurrent('');
    setNew('');
    setTried(false);
    onSaved();
  });
  const short = isShortPassword(newPassword);
  const submit = () => {
    setTried(true);
    setTold(null);
    if (currentPassword === '' || short) return;
    run(async () => setTold(messages.passwordSaved(await change({ currentPassword, newPassword }))));
  };
  return (
    <Part title={messages.passwordTitle}>
      <Form label={messages.passwordTitle} onSubmit={submit}>
        {/* The user name for password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label={messages.current}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={({ target }) => setCurrent(target.value)}
          error={tried && currentPassword === '' ? messages.needed : null}
        />
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
        <Actions>
          <Button type="submit" busy={busy}>
            {busy ? messages.saving : messages.savePassword}
          </Button>
        </Actions>
        <Notice kind="told">{told}</Notice>
      </Form>
    </Part>
  );
}
