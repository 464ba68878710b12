import { useState } from 'react';
import { isShortPassword } from '../../../rules/text';
import { useSession } from '../../app/context';
import { useSubmit } from '../../app/forms';
import { latePart } from '../../app/loading/latePart';
import { askingForCode, CodeRequired } from '../../parts/askingForCode';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { messages } from './messages';

const CodeStep = latePart(async () => (await import('../../parts/CodeStep')).CodeStep);

interface NewPasswordFormProps {
  token: string;
  name: string;
  email: string;
  hasPasskeys: boolean;
  onDone: () => void;
}

export function NewPasswordForm({ token, name, email, hasPasskeys, onDone }: NewPasswordFormProps) {
  const { begin } = useSession();
  const [password, setPassword] = useState('');
  const [passkeys, setPasskeys] = useState<'remove' | 'keep'>('remove');
  const [tried, setTried] = useState(false);
  const [step, setStep] = useState<string | null>(null);
  const { busy, problem, run } = useSubmit(() => undefined);
  const short = isShortPassword(password);
  // With one-time codes the new password is saved, but signs nobody in alone.
  const reset = () =>
    begin(askingForCode('/session/reset', { token, password, passkeys })).then(
      onDone,
      (error: unknown) => {
        if (!(error instanceof CodeRequired)) throw error;
        setStep(error.step);
      },
    );
  const submit = () => {
    setTried(true);
    if (!short) run(reset);
  };
  if (step !== null) return <CodeStep step={step} onBack={() => setStep(null)} />;
  return (
    <Form label={messages.title} onSubmit={submit}>
      <p>{messages.whose(name, email)}</p>
      <p>{messages.ends}</p>
      {/* The user name for password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label={messages.password}
        hint={messages.passwordHint}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={tried && short ? messages.passwordShort : null}
      />
      {hasPasskeys && (
        <Choice
          label={messages.passkeys}
          hint={messages.passkeysHint}
          options={[
            { value: 'remove', label: messages.removePasskeys },
            { value: 'keep', label: messages.keepPasskeys },
          ]}
          value={passkeys}
          onChange={setPasskeys}
        />
      )}
      <Notice kind="refused">{problem}</Notice>
      <Button type="submit" look="ink" size="big" wide busy={busy}>
        {busy ? messages.saving : messages.save}
      </Button>
    </Form>
  );
}
