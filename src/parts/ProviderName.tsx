import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { useSubmit } from '../app/forms';
import { Button } from '../ui/Button';
import { Form } from '../ui/fields/Form';
import { Notice } from '../ui/Notice';
import { TextField } from '../ui/fields/TextField';

const messages = {
  title: t`Join a project`,
  invited: (email: string) => t`You were invited as ${email}.`,
  name: t`Your name`,
  nameMissing: t`Enter the name the others know you by.`,
  join: t`Join`,
  joining: t`Joining`,
};

/** The name of somebody who accepts an invitation with the account of their company. `called`: what that says. */
export function ProviderName({ email, called, onJoin }: { email: string; called: string; onJoin: (name: string) => Promise<unknown> }) {
  const [name, setName] = useState(called);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  const missing = name.trim() === '';
  const submit = () => {
    setTried(true);
    if (!missing) run(() => onJoin(name));
  };
  return (
    <Form label={messages.title} opened onSubmit={submit}>
      <p>{messages.invited(email)}</p>
      <TextField label={messages.name} autoComplete="name" value={name} onChange={({ target }) => setName(target.value)} error={tried && missing ? messages.nameMissing : null} />
      <Notice kind="refused">{problem}</Notice>
      <Button type="submit" look="next" size="big" wide busy={busy}>
        {busy ? messages.joining : messages.join}
      </Button>
    </Form>
  );
}
