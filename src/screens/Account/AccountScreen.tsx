import {
  fetchQuery,
  graphql,
  useMutation,
  usePreloadedQuery,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay/hooks';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { AccountScreenQuery } from '../../../__generated__/relay/AccountScreenQuery.graphql';
import type {
  AccountScreenChangeLanguageMutation,
  ChangeLanguageInput,
} from '../../../__generated__/relay/AccountScreenChangeLanguageMutation.graphql';
import { isLanguage, type Language, languages } from '../../../rules/languages';
import { signInLimits } from '../../../rules/limits';
import { useSession, useUserSession } from '../../app/context';
import { chooseLanguage, chosenLanguage, wishedLanguage } from '../../device/language';
import { toProblem } from '../../domain/errors';
import { languageName } from '../../domain/languageName';
import { HomeScreen } from '../../parts/HomeScreen';
import { Section } from '../../parts/subjects/Section';
import { SubjectFrame, useSubject } from '../../parts/subjects/SubjectFrame';
import { TellDevice } from '../../parts/TellDevice';
import { tellDeviceMessages } from '../../parts/tellDeviceMessages';
import { useNavigate, useSearch } from '../../router/useRouter';
import { refusalOf } from '../../session/calls';
import { Choice } from '../../ui/fields/Choice';
import { Notice } from '../../ui/Notice';
import { useTitle } from '../../ui/useTitle';
import { ErasePerson } from './ErasePerson';
import { factorMessages } from './factorMessages';
import { JoinedSignIns } from './JoinedSignIns';
import { MailChoice } from './MailChoice';
import { messages } from './messages';
import { NameForm } from './NameForm';
import { OldProjects } from './OldProjects';
import { Storage } from './Storage';
import { OneTimeCodes } from './OneTimeCodes';
import { Passkeys } from './Passkeys';
import { PasswordForm } from './PasswordForm';
import { Sessions } from './Sessions';
import { type AccountPart, useAccountMenu } from './useAccountMenu';

export function AccountScreen({ queryRef }: { queryRef: PreloadedQuery<AccountScreenQuery> }) {
  const { viewer } = usePreloadedQuery<AccountScreenQuery>(accountQuery, queryRef);
  const environment = useRelayEnvironment();
  useTitle(messages.title);
  const refresh = () => {
    fetchQuery<AccountScreenQuery>(environment, accountQuery, {}).subscribe({
      error: () => undefined,
    });
  };
  const groups = useAccountMenu(viewer ?? null);
  const at = useSubject(groups.flatMap(({ subjects }) => subjects.map(({ id }) => id)));
  if (!viewer) return null;
  const { records } = viewer;
  const page: Readonly<Record<AccountPart, () => ReactNode>> = {
    name: () => <NameForm user={viewer.user} email={viewer.email} />,
    language: () => <LanguageForm />,
    mail: () => <MailChoice viewer={viewer} />,
    tell: () => (
      <Section id="tell" title={tellDeviceMessages.title}>
        <TellDevice alone />
      </Section>
    ),
    app: () => (
      <Section id="app" title={messages.appTitle}>
        <HomeScreen />
      </Section>
    ),
    password: () => <PasswordForm viewer={viewer} onSaved={refresh} />,
    passkeys: () => <Passkeys viewer={viewer} onChanged={refresh} />,
    codes: () => <OneTimeCodes viewer={viewer} onChanged={refresh} />,
    joined: () => <JoinedSignIns viewer={viewer} onChanged={refresh} />,
    sessions: () => <Sessions viewer={viewer} onEnded={refresh} />,
    storage: () => records && <Storage records={records} />,
    person: () => <ErasePerson />,
    projects: () => records && <OldProjects records={records} onDeleted={refresh} />,
  };
  return (
    <SubjectFrame
      title={messages.title}
      sections={messages.title}
      groups={groups}
      at={at}
      above={<Confirmed onConfirmed={refresh} />}
    >
      {at !== null && page[at]()}
    </SubjectFrame>
  );
}

const accountQuery = graphql`
  query AccountScreenQuery @preloadable {
    viewer {
      email
      user {
        ...NameForm_user
      }
      ...useAccountMenu_viewer
      ...PasswordForm_viewer
      ...Passkeys_viewer
      ...OneTimeCodes_viewer
      ...JoinedSignIns_viewer
      ...MailChoice_viewer
      ...Sessions_viewer
      records {
        ...OldProjects_records
        ...Storage_records
      }
    }
  }
`;

const options = [
  { value: 'browser' as const, label: messages.asBrowser },
  ...Object.keys(languages).flatMap((tag) =>
    isLanguage(tag)
      ? [
          {
            value: tag,
            label: (
              <span lang={tag} dir="auto">
                {languageName(tag)}
              </span>
            ),
          },
        ]
      : [],
  ),
];

/** The language of this device and of e-mails. Changing it reloads the page. */
function LanguageForm() {
  const tell = useChangeLanguage();
  const { reachability } = useUserSession();
  const [chosen, setChosen] = useState<Language | 'browser'>(() => chosenLanguage() ?? 'browser');
  const change = async (to: Language | 'browser') => {
    setChosen(to);
    const language = to === 'browser' ? null : to;
    // Not sent while offline.
    if (reachability.get().kind !== 'offline')
      await tell({ language: wishedLanguage(language, navigator.languages).language });
    chooseLanguage(language);
  };
  return (
    <Section id="language" title={messages.languageTitle}>
      <Choice
        label={messages.language}
        hint={messages.languageHint}
        options={options}
        value={chosen}
        onChange={(to) => void change(to)}
      />
    </Section>
  );
}

/**
 * Tells the server that somebody without a password comes back from the company's own sign-in,
 * which has asked them anew who they are, and says what came of it.
 */
function Confirmed({ onConfirmed }: { onConfirmed: () => void }) {
  const { by } = useSearch();
  const { post } = useSession();
  const navigate = useNavigate();
  const [said, setSaid] = useState<{ kind: 'info' | 'refused'; sentence: string } | null>(null);
  const ask = useEffectEvent(async () => {
    try {
      const answer = await post('/session/oidc/confirm', {});
      if (!answer.ok) throw refusalOf(answer);
      setSaid({ kind: 'info', sentence: factorMessages.confirmed(signInLimits.confirmedMinutes) });
      onConfirmed();
    } catch (error) {
      setSaid({ kind: 'refused', sentence: toProblem(error).sentence });
    }
    await navigate({ to: '.', search: {}, replace: true });
  });
  const asked = useRef(false);
  useEffect(() => {
    // It answers once.
    if (by !== 'provider' || asked.current) return;
    asked.current = true;
    void ask();
  }, [by]);
  if (by !== 'provider' && said === null) return null;
  return <Notice kind={said?.kind ?? 'info'}>{said?.sentence ?? null}</Notice>;
}

/**
 * Sets the language of the viewer's e-mails. Resolves also after a failure: the next sign-in sets
 * it.
 */
function useChangeLanguage(): (input: ChangeLanguageInput) => Promise<void> {
  const [commit] = useMutation<AccountScreenChangeLanguageMutation>(graphql`
    mutation AccountScreenChangeLanguageMutation($input: ChangeLanguageInput!) {
      changeLanguage(input: $input) {
        language
      }
    }
  `);
  return (input) =>
    new Promise((resolve) =>
      commit({ variables: { input }, onCompleted: () => resolve(), onError: () => resolve() }),
    );
}
