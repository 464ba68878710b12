import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SettingsMenu_project$key } from '../../../__generated__/relay/SettingsMenu_project.graphql';
import { Link } from '../../router/components';
import { PlanIcon } from '../../ui/icons';
import {
  ArchiveIcon,
  CalendarIcon,
  CameraIcon,
  CompanyIcon,
  InfoIcon,
  MailIcon,
  PeopleIcon,
  PinIcon,
  ShieldIcon,
  WrenchIcon,
} from '../../ui/laterIcons';
import { RowFace, Section, rowClass } from '../../ui/Rows';
import { messages } from './messages';
import { recordMessages } from './recordMessages';
import { senderMessages } from './senderMessages';
import styles from './SettingsMenu.module.css';

export const partNames = {
  project: messages.project,
  due: messages.due,
  rules: messages.rules,
  sender: senderMessages.title,
  people: messages.people,
  companies: messages.companies,
  trades: messages.trades,
  locations: messages.locations,
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
  trades: <WrenchIcon />,
  locations: <PinIcon />,
  record: <ShieldIcon />,
  archive: <ArchiveIcon />,
};
const groups: readonly { readonly title?: string; readonly parts: readonly SettingsPart[] }[] = [
  { title: messages.ofProject, parts: ['project', 'due', 'rules', 'sender'] },
  { title: messages.who, parts: ['people', 'companies', 'trades'] },
  { title: messages.where, parts: ['locations'] },
  { parts: ['record', 'archive'] },
];

interface SettingsMenuProps {
  project: SettingsMenu_project$key;
  code: string;
  parts: readonly SettingsPart[];
  at: SettingsPart | null;
  /** Beside the page, without the present values. */
  wide: boolean;
}

/** The subjects of the settings. */
export function SettingsMenu({ project, code, parts, at, wide }: SettingsMenuProps) {
  const { name, dueDays, evidenceRequired, senderName, everybody, ...registers } = useFragment(
    graphql`
      fragment SettingsMenu_project on Project {
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
  const inUse = (all: readonly { readonly archived: boolean }[]) =>
    all.filter(({ archived }) => !archived).length;
  const { critical, high, medium, low } = dueDays;
  const values: Partial<Record<SettingsPart, ReactNode>> = {
    people: everybody.total,
    companies: inUse(registers.companies),
    trades: inUse(registers.trades),
    ...(!wide && {
      project: <bdi>{name}</bdi>,
      due: messages.daysOf(`${critical} · ${high} · ${medium} · ${low}`),
      rules: evidenceRequired ? messages.aPhoto : messages.aComment,
      sender: senderName === '' ? messages.notSet : <bdi>{senderName}</bdi>,
    }),
  };
  const shown = groups
    .map((group) => ({ ...group, parts: group.parts.filter((part) => parts.includes(part)) }))
    .filter((group) => group.parts.length > 0);
  return (
    <nav aria-label={messages.sections} className={wide ? styles.menu : undefined}>
      {shown.map(({ title, parts: some }, index) => {
        const links = some.map((part) => (
          <Link
            key={part}
            to="."
            search
            hash={part}
            exact
            className={wide ? styles.item : rowClass}
            aria-current={part === at ? 'page' : undefined}
          >
            <RowFace icon={icons[part]} label={partNames[part]} value={values[part]} next={!wide} />
          </Link>
        ));
        const plans = some.includes('locations') && (
          <Link to="/p/$code/plans" params={{ code }} className={wide ? styles.item : rowClass}>
            <RowFace
              icon={<PlanIcon />}
              label={messages.plans}
              value={registers.plans.length}
              next={!wide}
            />
          </Link>
        );
        return wide ? (
          <div key={some[0]} className={styles.group}>
            {title !== undefined && index > 0 && <p className={styles.title}>{title}</p>}
            {links}
            {plans}
          </div>
        ) : (
          <Section key={some[0]} {...(title !== undefined && { title })}>
            {links}
            {plans}
          </Section>
        );
      })}
    </nav>
  );
}
