import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { t } from '@lingui/core/macro';
import type { SignInScreenQuery } from '../../../__generated__/relay/SignInScreenQuery.graphql';
import { toProblem } from '../../domain/errors';
import { CoreContext, useSession } from '../../app/context';
import { latePart } from '../../app/loading/latePart';
import { leaveDevice } from '../../device/pushDevice';
import { askingForCode, CodeRequired } from '../../parts/askingForCode';
import { HomeScreen, useHomeScreen } from '../../parts/HomeScreen';
import { homeScreenMessages } from '../../parts/homeScreenMessages';
import { hasPasskeys } from '../../parts/passkeySupport';
import { OtherLanguage } from '../../parts/OtherLanguage';
import { refusalOf } from '../../session/calls';
import { Navigate } from '../../router/components';
import { useNavigate, usePosition, useSearch } from '../../router/useRouter';
import { AccountNotes, AccountPage } from '../../ui/AccountPage';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';

const PasskeyButton = latePart(
  async () => (await import('../../parts/PasskeyButton')).PasskeyButton,
);
const ProviderButton = latePart(
  async () => (await import('../../parts/ProviderButton')).ProviderButton,
);
const ProviderStep = latePart(async () => (await import('../../parts/ProviderStep')).ProviderStep);
const CodeStep = latePart(async () => (await import('../../parts/CodeStep')).CodeStep);

const messages = {
  title: t`Sign in`,
  ended: t`Please sign in again. Your unsent work stays on this device.`,
  linkEnded: t`Your link no longer signs you in. Open it again, or ask the sender for a new one. Unsent work stays on this device.`,
  email: t`E-mail`,
  password: t`Password`,
  signIn: t`Sign in`,
  signingIn: t`Signing in`,
  emailMissing: t`Enter the e-mail you were invited with.`,
  passwordMissing: t`Enter your password.`,
  forgot: t`Forgot password?`,
  promised: (email: string) =>
    t`If there is an account for ${email}, a link to choose a new password is on its way.`,
  forgotten: t`Forgotten your password? Ask your project admin for a reset link.`,
  byLink: t`Using a company link? Open it again, or ask the sender for a new one.`,
  noAccount: t`No account yet? Ask your project admin for an invitation.`,
};

export function SignInScreen({ queryRef }: { queryRef: PreloadedQuery<SignInScreenQuery> }) {
  const { instance } = usePreloadedQuery<SignInScreenQuery>(
    graphql`
      query SignInScreenQuery @preloadable {
        instance {
          needsSetUp
          provider
          sendsMail
        }
      }
    `,
    queryRef,
  );
  if (instance.needsSetUp) return <Navigate to="/set-up" />;
  return (
    <AccountPage title={messages.title}>
      <SignInForm provider={instance.provider ?? null} sendsMail={instance.sendsMail} />
    </AccountPage>
  );
}

/**
 * The app on an iPhone's home screen begins with an address that takes the session of the browser
 * along that put it there. It works once: later starts find the person signed in, or this page.
 * Answers whether that is under way.
 */
function useTakenAlong(): boolean {
  const { begin } = useSession();
  const navigate = useNavigate();
  const next = usePosition(
    ({ href }) => new URL(href, location.origin).searchParams.get('next') ?? '',
  );
  const { homeScreen } = use(CoreContext);
  const token = homeScreen.takesAlong ? /[?&]start=([\w-]{43})$/.exec(next)?.[1] : undefined;
  const [over, setOver] = useState(false);
  const start = useEffectEvent(async (taken: string) => {
    try {
      await begin(({ granted }) => granted('/session/start', { token: taken }));
    } catch {
      // It was used before, or there is no connection: then whoever it is signs in.
      setOver(true);
      await navigate({ to: '/sign-in', search: {}, replace: true });
    }
  });
  const tried = useRef('');
  useEffect(() => {
    if (token === undefined || tried.current === token) return;
    tried.current = token;
    void start(token);
  }, [token]);
  return token !== undefined && !over;
}

/** `provider`: what the company’s own sign-in is called; null without one. */
function SignInForm({ provider, sendsMail }: { provider: string | null; sendsMail: boolean }) {
  const { state, begin, post } = useSession();
  const takesAlong = useTakenAlong();
  const navigate = useNavigate();
  const { by, next } = useSearch();
  useEffect(() => void leaveDevice(), []);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [noEmail, setNoEmail] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [step, setStep] = useState<string | null>(null);
  /** To whom a link for a new password was promised. */
  const [promised, setPromised] = useState<string | null>(null);
  const homeScreen = useHomeScreen();

  const submit = async () => {
    if (busy) return;
    setMissing(true);
    setRefused(null);
    if (email.trim() === '' || password === '') return;
    setBusy(true);
    try {
      await begin(askingForCode('/session', { email: email.trim(), password }));
    } catch (error) {
      if (error instanceof CodeRequired) setStep(error.step);
      else setRefused(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };

  const forget = async () => {
    const to = email.trim();
    setNoEmail(to === '');
    setRefused(null);
    if (to === '' || busy) return;
    setBusy(true);
    try {
      const answer = await post('/session/forgotten', { email: to });
      if (!answer.ok) throw refusalOf(answer);
      setPromised(to);
    } catch (error) {
      setRefused(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };

  if (step !== null) return <CodeStep step={step} onBack={() => setStep(null)} />;
  if (provider !== null && by === 'provider')
    return (
      <ProviderStep
        name={provider}
        onBack={() =>
          void navigate({
            to: '/sign-in',
            search: next === undefined ? {} : { next },
            replace: true,
          })
        }
      />
    );
  if (takesAlong) return <p role="status">{messages.signingIn}</p>;
  return (
    <>
      <Notice kind="refused">
        {homeScreen === 'refused' && homeScreenMessages.states.refused}
      </Notice>
      {state.kind === 'signedOut' && state.ended && homeScreen !== 'refused' && (
        <Notice kind="info">{state.byLink ? messages.linkEnded : messages.ended}</Notice>
      )}
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
          error={(missing || noEmail) && email.trim() === '' ? messages.emailMissing : null}
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
        <Button type="submit" look="ink" size="big" wide busy={busy}>
          {busy ? messages.signingIn : messages.signIn}
        </Button>
      </Form>
      {provider !== null && (
        <ProviderButton name={provider} going={{ for: 'signIn', next: next ?? '' }} />
      )}
      {hasPasskeys() && <PasskeyButton />}
      {sendsMail && (
        <>
          <Button look="quiet" wide onClick={() => void forget()}>
            {messages.forgot}
          </Button>
          <Notice kind="info">{promised !== null && messages.promised(promised)}</Notice>
        </>
      )}
      <AccountNotes>
        {!sendsMail && <p>{messages.forgotten}</p>}
        <p>{messages.noAccount}</p>
        <p>{messages.byLink}</p>
      </AccountNotes>
      {homeScreen !== 'impossible' && homeScreen !== 'refused' && <HomeScreen />}
      <OtherLanguage />
    </>
  );
}
