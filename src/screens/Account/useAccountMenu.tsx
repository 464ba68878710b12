import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useAccountMenu_viewer$key } from '../../../__generated__/relay/useAccountMenu_viewer.graphql';
import { chosenLanguage } from '../../device/language';
import { languageName } from '../../domain/languageName';
import { useHomeScreen } from '../../parts/HomeScreen';
import type { SubjectGroup } from '../../parts/subjects/SubjectMenu';
import { tellDeviceMessages } from '../../parts/tellDeviceMessages';
import { BellIcon } from '../../ui/icons';
import {
  AlongIcon,
  ArchiveIcon,
  CompanyIcon,
  FolderIcon,
  InfoIcon,
  KeyIcon,
  LanguageIcon,
  LockIcon,
  MailIcon,
  PeopleIcon,
  PhoneIcon,
  ShieldIcon,
} from '../../ui/laterIcons';
import { fileSize } from '../../ui/messages/fileSize';
import { factorMessages } from './factorMessages';
import { messages } from './messages';

const names = {
  name: messages.nameTitle,
  language: messages.languageTitle,
  mail: messages.mailTitle,
  tell: tellDeviceMessages.title,
  app: messages.appTitle,
  password: messages.passwordTitle,
  passkeys: factorMessages.passkeysTitle,
  codes: factorMessages.codesTitle,
  joined: factorMessages.joinedTitle,
  sessions: messages.sessionsTitle,
  storage: messages.storageTitle,
  person: messages.personTitle,
  projects: messages.projectsTitle,
};
export type AccountPart = keyof typeof names;

const icons: Readonly<Record<AccountPart, ReactNode>> = {
  name: <InfoIcon />,
  language: <LanguageIcon />,
  mail: <MailIcon />,
  tell: <BellIcon />,
  app: <AlongIcon />,
  password: <LockIcon />,
  passkeys: <KeyIcon />,
  codes: <ShieldIcon />,
  joined: <CompanyIcon />,
  sessions: <PhoneIcon />,
  storage: <FolderIcon />,
  person: <PeopleIcon />,
  projects: <ArchiveIcon />,
};

/** The subjects of an account, with their present values. */
export function useAccountMenu(
  viewer: useAccountMenu_viewer$key | null,
): readonly SubjectGroup<AccountPart>[] {
  const data = useFragment(
    graphql`
      fragment useAccountMenu_viewer on Viewer {
        user {
          name
        }
        hasPassword
        mailing {
          available
          waiting
          digest
        }
        factors {
          codesSince
          passkeys {
            id
          }
        }
        joinedSignIns {
          id
        }
        sessions {
          id
        }
        records {
          storage {
            bytes
          }
          archivedProjects {
            id
          }
        }
      }
    `,
    viewer,
  );
  const homeScreen = useHomeScreen();
  if (data == null) return [];
  const { user, hasPassword, mailing, factors, joinedSignIns, sessions, records } = data;
  const language = chosenLanguage();
  const values: Partial<Record<AccountPart, ReactNode>> = {
    name: <bdi>{user.name}</bdi>,
    language: language === null ? messages.asBrowser : <bdi>{languageName(language)}</bdi>,
    mail: !mailing.available
      ? messages.notSetUp
      : mailing.waiting || mailing.digest
        ? messages.on
        : messages.off,
    ...(!hasPassword && { password: messages.none }),
    passkeys: factors.passkeys.length,
    codes: factors.codesSince == null ? messages.off : messages.on,
    joined: joinedSignIns.length,
    sessions: sessions.length,
    ...(records && {
      storage: fileSize(records.storage.bytes),
      projects: records.archivedProjects.length,
    }),
  };
  const group = (title: string | null, ...parts: (AccountPart | false)[]) => ({
    ...(title !== null && { title }),
    subjects: parts
      .filter((part) => part !== false)
      .map((id) => ({ id, icon: icons[id], label: names[id], value: values[id] })),
  });
  return [
    group(null, 'name', 'language', 'mail', 'tell', homeScreen !== null && 'app'),
    group(
      messages.security,
      'password',
      'passkeys',
      'codes',
      joinedSignIns.length > 0 && 'joined',
      'sessions',
    ),
    ...(records ? [group(messages.server, 'storage', 'person', 'projects')] : []),
  ];
}
