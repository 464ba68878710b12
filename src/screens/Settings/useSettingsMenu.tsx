import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useSettingsMenu_project$key } from '../../../__generated__/relay/useSettingsMenu_project.graphql';
import type { Subject, SubjectGroup } from '../../parts/subjects/SubjectMenu';
import { PlanIcon } from '../../ui/icons';
import {
  ArchiveIcon,
  CalendarIcon,
  CameraIcon,
  CodeIcon,
  CompanyIcon,
  InfoIcon,
  KeyIcon,
  MailIcon,
  PeopleIcon,
  PinIcon,
  ShieldIcon,
  WrenchIcon,
} from '../../ui/laterIcons';
import { apiMessages } from './apiMessages';
import { clientMessages } from './clientMessages';
import { messages } from './messages';
import { recordMessages } from './recordMessages';
import { senderMessages } from './senderMessages';

const partNames = {
  project: messages.project,
  due: messages.due,
  rules: messages.rules,
  sender: senderMessages.title,
  people: messages.people,
  companies: messages.companies,
  clients: clientMessages.title,
  trades: messages.trades,
  locations: messages.locations,
  api: apiMessages.title,
  record: recordMessages.title,
  archive: messages.archive,
};
export type SettingsPart = keyof typeof partNames;
/** In their order. */
export const allParts = Object.keys(partNames) as SettingsPart[]; // the keys of this object

const icons: Readonly<Record<SettingsPart, ReactNode>> = {
  project: <InfoIcon />,
  due: <CalendarIcon />,
  rules: <CameraIcon />,
  sender: <MailIcon />,
  people: <PeopleIcon />,
  companies: <CompanyIcon />,
  clients: <KeyIcon />,
  trades: <WrenchIcon />,
  locations: <PinIcon />,
  api: <CodeIcon />,
  record: <ShieldIcon />,
  archive: <ArchiveIcon />,
};
const groups: readonly { readonly title?: string; readonly parts: readonly SettingsPart[] }[] = [
  { title: messages.ofProject, parts: ['project', 'due', 'rules', 'sender'] },
  { title: messages.who, parts: ['people', 'companies', 'clients', 'trades'] },
  { title: messages.where, parts: ['locations'] },
  { parts: ['api', 'record', 'archive'] },
];

/** The subjects of the settings, with their present values. */
export function useSettingsMenu(
  project: useSettingsMenu_project$key | null,
  code: string,
  parts: readonly SettingsPart[],
): readonly SubjectGroup[] {
  const data = useFragment(
    graphql`
      fragment useSettingsMenu_project on Project {
        name
        dueDays {
          critical
          high
          medium
          low
        }
        evidenceRequired
        senderName
        everybody: people(first: 1) {
          total
        }
        companies {
          archived
        }
        clientLinks {
          __typename
        }
        apiKeys {
          __typename
        }
        trades {
          archived
        }
        plans {
          __typename
        }
      }
    `,
    project,
  );
  if (data == null) return [];
  const {
    name,
    dueDays,
    evidenceRequired,
    senderName,
    everybody,
    companies,
    clientLinks,
    apiKeys,
    trades,
    plans,
  } = data;
  const inUse = (all: readonly { readonly archived: boolean }[]) =>
    all.filter(({ archived }) => !archived).length;
  const { critical, high, medium, low } = dueDays;
  const values: Partial<Record<SettingsPart, ReactNode>> = {
    project: <bdi>{name}</bdi>,
    due: messages.daysOf(`${critical} · ${high} · ${medium} · ${low}`),
    rules: evidenceRequired ? messages.aPhoto : messages.aComment,
    sender: senderName === '' ? messages.notSet : <bdi>{senderName}</bdi>,
    people: everybody.total,
    companies: inUse(companies),
    clients: clientLinks?.length,
    trades: inUse(trades),
    api: apiKeys?.length,
  };
  const ofPlans: Subject = {
    id: 'plans',
    icon: <PlanIcon />,
    label: messages.plans,
    value: plans.length,
    elsewhere: { to: '/p/$code/plans', params: { code } },
  };
  return groups.map(({ parts: of, ...group }) => ({
    ...group,
    subjects: of
      .filter((part) => parts.includes(part))
      .flatMap((part) => [
        { id: part, icon: icons[part], label: partNames[part], value: values[part] },
        ...(part === 'locations' ? [ofPlans] : []),
      ]),
  }));
}
