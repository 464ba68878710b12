import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ResetPasswordScreenQuery } from '../../../__generated__/relay/ResetPasswordScreenQuery.graphql';
import { Link } from '../../router/components';
import { AccountPage } from '../../ui/AccountPage';
import { buttonClass } from '../../ui/Button';
import { NewPasswordForm } from './NewPasswordForm';
import { messages } from './messages';

export function ResetPasswordScreen({
  queryRef,
  token,
}: {
  queryRef: PreloadedQuery<ResetPasswordScreenQuery>;
  token: string;
}) {
  const { passwordLink } = usePreloadedQuery<ResetPasswordScreenQuery>(
    graphql`
      query ResetPasswordScreenQuery($token: String!) @preloadable {
        passwordLink(token: $token) {
          name
          email
          passkeys
        }
      }
    `,
    queryRef,
  );
  const [done, setDone] = useState(false);
  if (done) {
    // Shown only to a person who was signed in here already; for others the app navigates after the
    // sign-in.
    return (
      <AccountPage title={messages.title}>
        <p role="status">{messages.done}</p>
        <Link to="/" className={buttonClass({ look: 'ink', size: 'big' })}>
          {messages.goOn}
        </Link>
      </AccountPage>
    );
  }
  if (!passwordLink) {
    return (
      <AccountPage title={messages.title}>
        <p>{messages.gone}</p>
        <p>{messages.goneNext}</p>
        <Link to="/sign-in" className={buttonClass({ look: 'ink', size: 'big' })}>
          {messages.signIn}
        </Link>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={messages.title}>
      <NewPasswordForm
        token={token}
        name={passwordLink.name}
        email={passwordLink.email}
        hasPasskeys={passwordLink.passkeys > 0}
        onDone={() => setDone(true)}
      />
    </AccountPage>
  );
}
