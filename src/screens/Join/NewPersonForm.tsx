import { useState } from 'react';
import { isShortPassword } from '../../../rules/text';
import { toProblem } from '../../domain/errors';
import { newId } from '../../domain/ids';
import { useSession } from '../../app/context';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { useAcceptInvitation } from './useAcceptInvitation';
import { messages } from './messages';

/** For a person without an account: creates one by the invitation. */
export function NewPersonForm({
  token,
  email,
  onJoined,
}: {
  token: string;
  email: string;
  onJoined: () => void;
}) {
  const accept = useAcceptInvitation();
  const { signIn } = useSession();
  const [eventId] = useState(() => newId('event'));
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const join = async () => {
    if (busy) return;
    setTried(true);
    setRefused(null);
    if (name.trim() === '' || isShortPassword(password)) return;
    setBusy(true);
    try {
      await accept({ eventId, token, name, password });
      await signIn(email, password);
      onJoined();
    } catch (error) {
      setRefused(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form label={messages.title} onSubmit={() => void join()}>
      <p>{messages.signsInWith(email)}</p>
      <TextField
        label={messages.name}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={tried && name.trim() === '' ? messages.nameMissing : null}
      />
      {/* The user name for password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label={messages.password}
        hint={messages.passwordHint}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && isShortPassword(password) ? messages.passwordShort : null}
      />
      <Notice kind="refused">{refused}</Notice>
      <Button type="submit" look="ink" size="big" wide busy={busy}>
        {busy ? messages.joining : messages.join}
      </Button>
    </Form>
  );
}
