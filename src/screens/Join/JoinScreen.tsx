import { Link } from '@tanstack/react-router';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { JoinScreenQuery } from '../../../__generated__/relay/JoinScreenQuery.graphql';
import { useSession } from '../../app/useSession';
import { OtherLanguage } from '../../parts/OtherLanguage';
import { AccountPage } from '../../ui/AccountPage';
import { buttonClass } from '../../ui/Button';
import { AcceptButton } from './AcceptButton';
import { NewPersonForm } from './NewPersonForm';
import { words } from './messages';

export function JoinScreen({ queryRef, token }: { queryRef: PreloadedQuery<JoinScreenQuery>; token: string }) {
  const { invitation } = usePreloadedQuery<JoinScreenQuery>(
    graphql`
      query JoinScreenQuery($token: String!) @preloadable {
        invitation(token: $token) {
          projectName
          email
          hasAccount
        }
      }
    `,
    queryRef,
  );
  const { state } = useSession();
  if (!invitation) {
    return (
      <AccountPage title={words.title}>
        <p>{words.gone}</p>
        <p>{words.goneNext}</p>
        <SignInLink />
      </AccountPage>
    );
  }
  const { email, hasAccount, projectName } = invitation;
  return (
    <AccountPage title={words.joinTitle(projectName)}>
      {!hasAccount && <NewPersonForm token={token} email={email} />}
      {hasAccount && state.kind === 'signedIn' && <AcceptButton token={token} name={state.user.name} />}
      {hasAccount && state.kind !== 'signedIn' && (
        <>
          <p>{words.haveAccount(email)}</p>
          <SignInLink />
        </>
      )}
      <OtherLanguage />
    </AccountPage>
  );
}

function SignInLink() {
  return (
    <Link to="/sign-in" className={buttonClass({ look: 'next', size: 'big' })}>
      {words.signIn}
    </Link>
  );
}
