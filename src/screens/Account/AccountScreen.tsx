import { Link } from '@tanstack/react-router';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import type { AccountScreenQuery } from '../../../__generated__/relay/AccountScreenQuery.graphql';
import { AccountPage } from '../../ui/AccountPage';
import { buttonClass } from '../../ui/Button';
import { classes } from '../../ui/classes';
import styles from './Account.module.css';
import { LanguageForm } from './LanguageForm';
import { MailChoice } from './MailChoice';
import { NameForm } from './NameForm';
import { PasswordForm } from './PasswordForm';
import { Sessions } from './Sessions';
import { words } from './messages';

export function AccountScreen({ queryRef }: { queryRef: PreloadedQuery<AccountScreenQuery> }) {
  const { viewer } = usePreloadedQuery<AccountScreenQuery>(accountQuery, queryRef);
  const environment = useRelayEnvironment();
  const refresh = () => {
    fetchQuery<AccountScreenQuery>(environment, accountQuery, {}).subscribe({ error: () => undefined });
  };
  if (!viewer) return null;
  return (
    <AccountPage title={words.title}>
      <Link to="/" className={classes(buttonClass(), styles.back)}>
        {words.allProjects}
      </Link>
      <p>{words.signsInAs(viewer.email)}</p>
      <NameForm user={viewer.user} />
      <LanguageForm />
      <PasswordForm email={viewer.email} onSaved={refresh} />
      <MailChoice viewer={viewer} />
      <Sessions viewer={viewer} onEnded={refresh} />
    </AccountPage>
  );
}

const accountQuery = graphql`
  query AccountScreenQuery @preloadable {
    viewer {
      email
      user {
        ...NameForm_user
      }
      ...MailChoice_viewer
      ...Sessions_viewer
    }
  }
`;
