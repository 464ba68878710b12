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
import { words } from './messages';

/** For a person without an account: creates one by the invitation. */
export function NewPersonForm({ token, email }: { token: string; email: string }) {
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
    } catch (error) {
      setRefused(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form label={words.title} onSubmit={() => void join()}>
      <p>{words.invited(email)}</p>
      <TextField
        label={words.name}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={tried && name.trim() === '' ? words.nameMissing : null}
      />
      {/* The user name for password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && isShortPassword(password) ? words.passwordShort : null}
      />
      <Notice kind="refused">{refused}</Notice>
      <Button type="submit" look="next" size="big" wide busy={busy}>
        {busy ? words.joining : words.join}
      </Button>
    </Form>
  );
}
