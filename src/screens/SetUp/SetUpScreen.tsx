import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { SetUpScreenQuery } from '../../../__generated__/relay/SetUpScreenQuery.graphql';
import { OtherLanguage } from '../../parts/OtherLanguage';
import { Link } from '../../router/components';
import { AccountPage } from '../../ui/AccountPage';
import { buttonClass } from '../../ui/Button';
import { SetUpForm } from './SetUpForm';
import { messages } from './messages';

export function SetUpScreen({ queryRef }: { queryRef: PreloadedQuery<SetUpScreenQuery> }) {
  const { instance } = usePreloadedQuery<SetUpScreenQuery>(
    graphql`
      query SetUpScreenQuery @preloadable {
        instance {
          needsSetUp
        }
      }
    `,
    queryRef,
  );
  return (
    <AccountPage title={messages.title}>
      {instance.needsSetUp ? (
        <SetUpForm />
      ) : (
        <>
          <p>{messages.done}</p>
          <Link to="/sign-in" className={buttonClass({ look: 'ink' })}>
            {messages.signIn}
          </Link>
        </>
      )}
      <OtherLanguage />
    </AccountPage>
  );
}
