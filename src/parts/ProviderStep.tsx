import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '@lingui/core/macro';
import { useSession } from '../app/context';
import { useSubmit } from '../app/forms';
import { toProblem } from '../domain/errors';
import { refusalOf, type SessionCalls } from '../session/calls';
import { type Grant, isGrant, SessionRefusal } from '../session/state';
import { Button } from '../ui/Button';
import { Form } from '../ui/fields/Form';
import { Notice } from '../ui/Notice';
import { TextField } from '../ui/fields/TextField';
import { metaIn } from './askingForCode';
import { CodeStep } from './CodeStep';

const messages = {
  title: t`Confirm your account`,
  first: (name: string, email: string) =>
    t`First time signing in with ${name}: enter the Snagbook password of ${email} once, to protect your account.`,
  password: t`Password`,
  passwordMissing: t`Enter your password.`,
  confirm: t`Confirm and sign in`,
  signingIn: t`Signing in`,
  back: t`Back to the sign-in page`,
  joinTitle: t`Join a project`,
  invited: (email: string) => t`You were invited as ${email}.`,
  name: t`Your name`,
  nameMissing: t`The name people on site know you by.`,
  join: t`Join`,
  joining: t`Joining`,
};

/** What the page shows: null while the server is asked. */
type Shown =
  | { kind: 'refused'; sentence: string }
  | { kind: 'confirm'; email: string }
  | { kind: 'join'; email: string; called: string }
  | { kind: 'code'; step: string };

/** The server needs something more of whoever came back. */
class Needs extends SessionRefusal {
  constructor(
    code: string,
    sentence: string,
    readonly shown: Shown,
  ) {
    super(code, sentence);
  }
}

interface ProviderStepProps {
  name: string;
  /** Label of the button that leads back. */
  back?: string;
  onBack: () => void;
}

/**
 * Signs in whoever comes back from the company's own sign-in: the first time with their password
 * here, or under the name they say if they were invited, and with their one-time code where they
 * have one.
 */
export function ProviderStep({ name, back: backLabel = messages.back, onBack }: ProviderStepProps) {
  const { begin } = useSession();
  const [shown, setShown] = useState<Shown | null>(null);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  const enter = async (said: Said) => {
    try {
      await begin((calls) => askWhoCame(calls, said));
    } catch (error) {
      if (error instanceof Needs) return setShown(error.shown);
      // What was typed can be corrected; anything else begins anew.
      if (
        `${said.password}${said.name}` !== '' &&
        error instanceof SessionRefusal &&
        (error.retryable || correctable.has(error.code))
      )
        throw error;
      setShown({ kind: 'refused', sentence: toProblem(error).sentence });
    }
  };
  const ask = useEffectEvent(() => void enter({ password: '', name: '' }));
  const asked = useRef(false);
  useEffect(() => {
    // It answers once.
    if (!asked.current) ask();
    asked.current = true;
  }, []);
  const back = (
    <Button look="quiet" wide onClick={onBack}>
      {backLabel}
    </Button>
  );
  if (shown === null) return <p role="status">{messages.signingIn}</p>;
  if (shown.kind === 'code') return <CodeStep step={shown.step} onBack={onBack} />;
  if (shown.kind === 'join')
    return (
      <ProviderName
        email={shown.email}
        called={shown.called}
        onJoin={(called) => enter({ password: '', name: called })}
      />
    );
  if (shown.kind === 'refused') {
    return (
      <>
        <Notice kind="refused">{shown.sentence}</Notice>
        {back}
      </>
    );
  }
  const submit = () => {
    setTried(true);
    if (password !== '') run(() => enter({ password, name: '' }));
  };
  return (
    <Form label={messages.title} opened onSubmit={submit}>
      <p>{messages.first(name, shown.email)}</p>
      <input type="hidden" name="username" autoComplete="username" value={shown.email} readOnly />
      <TextField
        label={messages.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={tried && password === '' ? messages.passwordMissing : null}
      />
      <Notice kind="refused">{problem}</Notice>
      <Button type="submit" look="ink" size="big" wide busy={busy}>
        {busy ? messages.signingIn : messages.confirm}
      </Button>
      {back}
    </Form>
  );
}

/**
 * The name of somebody who accepts an invitation with the account of their company. `called`: what
 * that says.
 */
function ProviderName({
  email,
  called,
  onJoin,
}: {
  email: string;
  called: string;
  onJoin: (name: string) => Promise<unknown>;
}) {
  const [name, setName] = useState(called);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  const missing = name.trim() === '';
  const submit = () => {
    setTried(true);
    if (!missing) run(() => onJoin(name));
  };
  return (
    <Form label={messages.joinTitle} opened onSubmit={submit}>
      <p>{messages.invited(email)}</p>
      <TextField
        label={messages.name}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={tried && missing ? messages.nameMissing : null}
      />
      <Notice kind="refused">{problem}</Notice>
      <Button type="submit" look="ink" size="big" wide busy={busy}>
        {busy ? messages.joining : messages.join}
      </Button>
    </Form>
  );
}

interface Said {
  password: string;
  name: string;
}

const correctable: ReadonlySet<string> = new Set([
  'WRONG_PASSWORD',
  'TEXT_REQUIRED',
  'TEXT_TOO_LONG',
]);

async function askWhoCame({ post }: SessionCalls, said: Said): Promise<Grant> {
  const answer = await post('/session/oidc', said);
  if (answer.ok && isGrant(answer.body)) return answer.body;
  const refusal = refusalOf(answer);
  const [step, email] = [metaIn(answer.body, 'step'), metaIn(answer.body, 'email')];
  if (refusal.code === 'CODE_REQUIRED' && step !== null)
    throw new Needs(refusal.code, refusal.message, { kind: 'code', step });
  if (refusal.code === 'OIDC_JOIN' && email !== null)
    throw new Needs(refusal.code, refusal.message, {
      kind: 'join',
      email,
      called: metaIn(answer.body, 'called') ?? '',
    });
  if (refusal.code === 'OIDC_CONFIRM' && email !== null)
    throw new Needs(refusal.code, refusal.message, { kind: 'confirm', email });
  throw refusal;
}
