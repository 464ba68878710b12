import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { use, useState } from 'react';
import type { JoinScreenQuery } from '../../../__generated__/relay/JoinScreenQuery.graphql';
import { CoreContext, useSession } from '../../app/context';
import { toProblem } from '../../domain/errors';
import { newId } from '../../domain/ids';
import { latePart } from '../../app/loading/latePart';
import { keepInvited } from '../../parts/invited';
import { invitedAs } from '../../parts/invitedMessages';
import { OtherLanguage } from '../../parts/OtherLanguage';
import { Link } from '../../router/components';
import { useNavigate, useSearch } from '../../router/useRouter';
import { AccountPage } from '../../ui/AccountPage';
import { buttonClass, Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';
import { NewPersonForm } from './NewPersonForm';
import { useAcceptInvitation } from './useAcceptInvitation';

const ProviderButton = latePart(
  async () => (await import('../../parts/ProviderButton')).ProviderButton,
);
const ProviderStep = latePart(async () => (await import('../../parts/ProviderStep')).ProviderStep);

export function JoinScreen({
  queryRef,
  token,
}: {
  queryRef: PreloadedQuery<JoinScreenQuery>;
  token: string;
}) {
  const { invitation, instance } = usePreloadedQuery<JoinScreenQuery>(
    graphql`
      query JoinScreenQuery($token: String!) @preloadable {
        invitation(token: $token) {
          projectName
          projectCode
          email
          role
          invitedBy
          hasAccount
        }
        instance {
          provider
        }
      }
    `,
    queryRef,
  );
  const { state } = useSession();
  const { session } = use(CoreContext);
  const { by } = useSearch();
  const navigate = useNavigate();
  if (!invitation) {
    return (
      <AccountPage title={messages.title}>
        <p>{messages.gone}</p>
        <p>{messages.goneNext}</p>
        <SignInLink />
      </AccountPage>
    );
  }
  const { email, hasAccount, projectName, projectCode: code, role, invitedBy } = invitation;
  const onJoined = () => {
    const now = session.get();
    if (now.kind === 'signedIn' && invitedBy != null)
      keepInvited(now.user.id, code, { by: invitedBy, role });
  };
  const provider = instance.provider ?? null;
  if (provider !== null && by === 'provider' && state.kind !== 'signedIn') {
    return (
      <AccountPage title={messages.joinTitle(projectName)}>
        <ProviderStep
          name={provider}
          back={messages.backToInvitation}
          onBack={() =>
            void navigate({ to: '/join/$token', params: { token }, search: {}, replace: true })
          }
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={messages.joinTitle(projectName)}>
      {invitedBy != null && <p>{invitedAs(invitedBy, role)}</p>}
      {!hasAccount && (
        <>
          <NewPersonForm token={token} email={email} onJoined={onJoined} />
          {provider !== null && <ProviderButton name={provider} going={{ for: 'join', token }} />}
        </>
      )}
      {hasAccount && state.kind === 'signedIn' && (
        <AcceptButton token={token} code={code} name={state.user.name} onJoined={onJoined} />
      )}
      {hasAccount && state.kind !== 'signedIn' && (
        <>
          <p>{messages.haveAccount(email)}</p>
          <SignInLink next={`/join/${token}`} />
        </>
      )}
      <OtherLanguage />
    </AccountPage>
  );
}

/** `next`: the address to go to after signing in. */
function SignInLink({ next }: { next?: string }) {
  return (
    <Link
      to="/sign-in"
      search={next === undefined ? {} : { next }}
      className={buttonClass({ look: 'ink', size: 'big' })}
    >
      {messages.signIn}
    </Link>
  );
}

/** For a person who has an account and is signed in. */
function AcceptButton({
  token,
  code,
  name,
  onJoined,
}: {
  token: string;
  code: string;
  name: string;
  onJoined: () => void;
}) {
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const [eventId] = useState(() => newId('event'));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const join = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await accept({ eventId, token });
      onJoined();
      // Replaces the address, so that Back does not lead to a used link.
      await navigate({ to: '/p/$code', params: { code }, replace: true });
    } catch (error) {
      setRefused(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <p>{messages.acceptAs(name)}</p>
      <Notice kind="refused">{refused}</Notice>
      <Button look="ink" size="big" wide busy={busy} onClick={() => void join()}>
        {busy ? messages.joining : messages.accept}
      </Button>
    </>
  );
}
