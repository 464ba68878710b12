import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import { useState } from 'react';
import type { AccountScreenQuery } from '../../../__generated__/relay/AccountScreenQuery.graphql';
import { isLanguage, type Language, languages } from '../../../rules/languages';
import { chooseLanguage, chosenLanguage, wishedLanguage } from '../../device/language';
import { languageName } from '../../domain/languageName';
import { HomeScreen, useHomeScreen } from '../../parts/HomeScreen';
import { NewVersion } from '../../parts/NewVersion';
import { TellDevice } from '../../parts/TellDevice';
import { tellDeviceMessages } from '../../parts/tellDeviceMessages';
import { Link } from '../../router/components';
import { AccountPage } from '../../ui/AccountPage';
import { buttonClass } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Choice } from '../../ui/fields/Choice';
import styles from './Account.module.css';
import { Confirmed } from './Confirmed';
import { ErasePerson } from './ErasePerson';
import { JoinedSignIns } from './JoinedSignIns';
import { MailChoice } from './MailChoice';
import { messages } from './messages';
import { NameForm } from './NameForm';
import { OldProjects } from './OldProjects';
import { Part } from './Part';
import { OneTimeCodes } from './OneTimeCodes';
import { Passkeys } from './Passkeys';
import { PasswordForm } from './PasswordForm';
import { Sessions } from './Sessions';
import { useChangeLanguage } from './useChangeLanguage';

export function AccountScreen({ queryRef }: { queryRef: PreloadedQuery<AccountScreenQuery> }) {
  const { viewer } = usePreloadedQuery<AccountScreenQuery>(accountQuery, queryRef);
  const environment = useRelayEnvironment();
  const homeScreen = useHomeScreen();
  const refresh = () => {
    fetchQuery<AccountScreenQuery>(environment, accountQuery, {}).subscribe({ error: () => undefined });
  };
  if (!viewer) return null;
  return (
    <AccountPage title={messages.title}>
      <NewVersion />
      <Link to="/" className={classes(buttonClass(), styles.back)}>
        {messages.allProjects}
      </Link>
      <p>{messages.signsInAs(viewer.email)}</p>
      <NameForm user={viewer.user} />
      <LanguageForm />
      <Confirmed onConfirmed={refresh} />
      <PasswordForm viewer={viewer} onSaved={refresh} />
      <Passkeys viewer={viewer} onChanged={refresh} />
      <OneTimeCodes viewer={viewer} onChanged={refresh} />
      <JoinedSignIns viewer={viewer} onChanged={refresh} />
      <MailChoice viewer={viewer} />
      <Part title={tellDeviceMessages.title}>
        <TellDevice />
      </Part>
      {homeScreen !== null && (
        <Part title={messages.appTitle}>
          <HomeScreen />
        </Part>
      )}
      <Sessions viewer={viewer} onEnded={refresh} />
      {viewer.records && (
        <>
          <ErasePerson />
          <OldProjects records={viewer.records} onDeleted={refresh} />
        </>
      )}
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
      ...PasswordForm_viewer
      ...Passkeys_viewer
      ...OneTimeCodes_viewer
      ...JoinedSignIns_viewer
      ...MailChoice_viewer
      ...Sessions_viewer
      records {
        ...OldProjects_records
      }
    }
  }
`;

const options = [
  { value: 'browser' as const, label: messages.asBrowser },
  ...Object.keys(languages).flatMap((tag) => (isLanguage(tag) ? [{ value: tag, label: <span lang={tag} dir="auto">{languageName(tag)}</span> }] : [])),
];

/** The language of this device and of e-mails. Changing it reloads the page. */
function LanguageForm() {
  const tell = useChangeLanguage();
  const [chosen, setChosen] = useState<Language | 'browser'>(() => chosenLanguage() ?? 'browser');
  const change = async (to: Language | 'browser') => {
    setChosen(to);
    const language = to === 'browser' ? null : to;
    // Not sent while offline.
    if (navigator.onLine) await tell({ language: wishedLanguage(language, navigator.languages).language });
    chooseLanguage(language);
  };
  return (
    <Part title={messages.languageTitle}>
      <Choice label={messages.language} hint={messages.languageHint} options={options} value={chosen} onChange={(to) => void change(to)} />
    </Part>
  );
}
