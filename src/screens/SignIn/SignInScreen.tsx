import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { t } from '@lingui/core/macro';
import type { SignInScreenQuery } from '../../../__generated__/relay/SignInScreenQuery.graphql';
import { toProblem } from '../../domain/errors';
import { useSession } from '../../app/context';
import { HomeScreen, useHomeScreen } from '../../parts/HomeScreen';
import { messages as partMessages } from '../../parts/messages';
import { OtherLanguage } from '../../parts/OtherLanguage';
import { Navigate } from '../../router/components';
import { AccountPage } from '../../ui/AccountPage';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';

const messages = {
  title: t`Sign in`,
  ended: t`Please sign in again. Your unsent work stays on this device.`,
  email: t`E-mail`,
  password: t`Password`,
  signIn: t`Sign in`,
  signingIn: t`Signing in`,
  emailMissing: t`Enter the e-mail you were invited with.`,
  passwordMissing: t`Enter your password.`,
  forgotten: t`Forgotten your password? Ask an admin of your project for a reset link.`,
  noAccount: t`No account yet? Ask an admin of your project for an invitation link.`,
};

export function SignInScreen({ queryRef }: { queryRef: PreloadedQuery<SignInScreenQuery> }) {
  const { instance } = usePreloadedQuery<SignInScreenQuery>(
    graphql`
      query SignInScreenQuery @preloadable {
        instance {
          needsSetUp
        }
      }
    `,
    queryRef,
  );
  if (instance.needsSetUp) return <Navigate to="/set-up" />;
  return (
    <AccountPage title={messages.title}>
      <SignInForm />
    </AccountPage>
  );
}

function SignInForm() {
  const { state, signIn } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const homeScreen = useHomeScreen();

  const submit = async () => {
    if (busy) return;
    setMissing(true);
    setRefused(null);
    if (email.trim() === '' || password === '') return;
    setBusy(true);
    try {
      await signIn(email.trim(), password);
    } catch (error) {
      setRefused(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Notice kind="refused">{homeScreen === 'refused' && partMessages.homeScreen.refused}</Notice>
      {state.kind === 'signedOut' && state.ended && homeScreen !== 'refused' && <Notice kind="told">{messages.ended}</Notice>}
      <Form label={messages.title} onSubmit={() => void submit()}>
        <TextField
          label={messages.email}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={missing && email.trim() === '' ? messages.emailMissing : null}
        />
        <TextField
          label={messages.password}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={missing && password === '' ? messages.passwordMissing : null}
        />
        <Notice kind="refused">{refused}</Notice>
        <Button type="submit" look="next" size="big" wide busy={busy}>
          {busy ? messages.signingIn : messages.signIn}
        </Button>
      </Form>
      <p>{messages.forgotten}</p>
      <p>{messages.noAccount}</p>
      {homeScreen !== 'impossible' && homeScreen !== 'refused' && <HomeScreen />}
      <OtherLanguage />
    </>
  );
}
