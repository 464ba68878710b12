import { useEffect } from 'react';
import {
  fetchQuery,
  graphql,
  usePreloadedQuery,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay/hooks';
import type { SettingsScreenQuery } from '../../../__generated__/relay/SettingsScreenQuery.graphql';
import { useOnProjectChange } from '../../app/useJournal';
import { SetUpSteps } from '../../parts/SetUpSteps';
import { Link } from '../../router/components';
import { usePosition } from '../../router/useRouter';
import { buttonClass } from '../../ui/Button';
import { useTitle } from '../../ui/useTitle';
import { Archive } from './Archive';
import { Companies } from './Companies';
import { DueRules } from './DueRules';
import { Locations } from './Locations';
import { NotAllowed } from './NotAllowed';
import { People } from './People';
import { ProjectForm } from './ProjectForm';
import { Record } from './Record';
import { Section } from './Section';
import { Sender } from './Sender';
import { senderMessages } from './senderMessages';
import styles from './Settings.module.css';
import frame from './SettingsSkeleton.module.css';
import { Trades } from './Trades';
import { messages } from './messages';
import { recordMessages } from './recordMessages';

interface SettingsScreenProps {
  queryRef: PreloadedQuery<SettingsScreenQuery>;
  code: string;
}

export function SettingsScreen({ queryRef, code }: SettingsScreenProps) {
  const { project } = usePreloadedQuery<SettingsScreenQuery>(settingsQuery, queryRef);
  useTitle(`${messages.title} · ${code}`);
  const environment = useRelayEnvironment();
  // The server computes order and paths, so the settings are refetched after each change.
  const refresh = () => {
    fetchQuery<SettingsScreenQuery>(environment, settingsQuery, { code }).subscribe({
      error: () => undefined,
    });
  };
  useOnProjectChange(refresh);
  // The address may have a section as its hash, to scroll to.
  const part = usePosition(({ hash }) => hash);
  useEffect(() => {
    const section = part === '' ? null : document.getElementById(part);
    section?.scrollIntoView?.({ block: 'start' });
    section?.focus({ preventScroll: true });
  }, [part]);
  if (project?.membership.may.setUp === false && project.membership.may.archive) {
    return (
      <div className={frame.settings}>
        <h1>{messages.title}</h1>
        <Record project={project} code={code} />
        <Archive project={project} onSaved={refresh} />
      </div>
    );
  }
  if (!project?.membership.may.setUp) {
    return <NotAllowed code={code} isFound={project != null} />;
  }
  return (
    <div className={frame.settings}>
      <h1>{messages.title}</h1>
      <nav aria-label={messages.sections} className={styles.jumps}>
        {sections.map(([id, name]) => (
          <Link key={id} to="." search hash={id} exact className={buttonClass()}>
            {name}
          </Link>
        ))}
      </nav>
      <SetUpSteps project={project} code={code} />
      <ProjectForm project={project} />
      <DueRules project={project} />
      <Sender project={project} />
      <People project={project} code={code} onSaved={refresh} />
      <Companies project={project} onSaved={refresh} />
      <Trades project={project} onSaved={refresh} />
      <Locations key={code} code={code} />
      <Section id="plans" title={messages.plans}>
        <p>{messages.plansWhere}</p>
        <p>
          <Link to="/p/$code/plans" params={{ code }} className={buttonClass()}>
            {messages.toPlans}
          </Link>
        </p>
      </Section>
      <Record project={project} code={code} />
      <Archive project={project} onSaved={refresh} />
    </div>
  );
}

const sections = [
  ['project', messages.project],
  ['due', messages.due],
  ['sender', senderMessages.title],
  ['people', messages.people],
  ['companies', messages.companies],
  ['trades', messages.trades],
  ['locations', messages.locations],
  ['plans', messages.plans],
  ['record', recordMessages.title],
  ['archive', messages.archive],
] as const;

const settingsQuery = graphql`
  query SettingsScreenQuery($code: String!) @preloadable {
    project(code: $code) {
      membership {
        may {
          setUp
          archive
        }
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
      ...ProjectRoute_project
      ...SetUpSteps_project
      ...ProjectForm_project
      ...DueRules_project
      ...Sender_project
      ...People_project
      ...Companies_project
      ...Trades_project
      ...Record_project
      ...Archive_project
    }
  }
`;
