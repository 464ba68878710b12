import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { useSession } from '../app/context';
import { useSubmit } from '../app/forms';
import { Button } from '../ui/Button';
import { Form } from '../ui/fields/Form';
import { Notice } from '../ui/Notice';
import { TextField } from '../ui/fields/TextField';

const messages = {
  title: t`Two-step sign-in`,
  code: t`Code from your authenticator app`,
  codeHint: t`Six digits, new every 30 seconds.`,
  codeMissing: t`Enter the code.`,
  recovery: t`Recovery code`,
  recoveryHint: t`One you saved when you set up the app. Each works once.`,
  toRecovery: t`Use a recovery code`,
  toCode: t`Use the authenticator app`,
  signIn: t`Sign in`,
  signingIn: t`Signing in`,
  back: t`Start again`,
};

interface CodeStepProps {
  /** Of the server's answer to the password. */
  step: string;
  /** Goes back to the password. */
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ step, onBack }: CodeStepProps) {
  const { begin } = useSession();
  const [recovering, setRecovering] = useState(false);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  const missing = code.trim() === '';
  const submit = () => {
    setTried(true);
    if (!missing) run(() => begin(({ granted }) => granted('/session/code', { step, code })));
  };
  const change = (to: boolean) => {
    setRecovering(to);
    setCode('');
    setTried(false);
  };
  const field = {
    value: code,
    onChange: ({ target }: { target: HTMLInputElement }) => setCode(target.value),
    error: tried && missing ? messages.codeMissing : null,
  };
  return (
    <Form key={recovering ? 'recovery' : 'code'} label={messages.title} opened onSubmit={submit}>
      {recovering ? (
        <TextField
          {...field}
          label={messages.recovery}
          hint={messages.recoveryHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <TextField
          {...field}
          label={messages.code}
          hint={messages.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      )}
      <Notice kind="refused">{problem}</Notice>
      <Button type="submit" look="ink" size="big" wide busy={busy}>
        {busy ? messages.signingIn : messages.signIn}
      </Button>
      <Button look="quiet" wide onClick={() => change(!recovering)}>
        {recovering ? messages.toCode : messages.toRecovery}
      </Button>
      <Button look="quiet" wide onClick={onBack}>
        {messages.back}
      </Button>
    </Form>
  );
}
