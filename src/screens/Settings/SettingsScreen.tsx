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
import { SubjectFrame, useSubject } from '../../parts/subjects/SubjectFrame';
import { useTitle } from '../../ui/useTitle';
import { Api } from './Api';
import { Archive } from './Archive';
import { ClientLinks } from './ClientLinks';
import { Companies } from './Companies';
import { DueRules } from './DueRules';
import { Locations } from './Locations';
import { NotAllowed } from './NotAllowed';
import { People } from './People';
import { ProjectForm } from './ProjectForm';
import { Record } from './Record';
import { Sender } from './Sender';
import { allParts, type SettingsPart, useSettingsMenu } from './useSettingsMenu';
import { Trades } from './Trades';
import { messages } from './messages';

interface SettingsScreenProps {
  queryRef: PreloadedQuery<SettingsScreenQuery>;
  code: string;
}

/** One subject a page: the hash of the address says which. On a phone the menu is a page, too. */
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
  const archived = project?.membership.may.setUp === false && project.membership.may.archive;
  const parts = archived ? archivedParts : allParts;
  const at = useSubject(parts);
  const groups = useSettingsMenu(project ?? null, code, parts);
  if (!project?.membership.may.setUp && !archived) {
    return <NotAllowed code={code} isFound={project != null} />;
  }
  const page = {
    project: () => <ProjectForm project={project} part="facts" />,
    due: () => <DueRules project={project} />,
    rules: () => <ProjectForm project={project} part="rules" />,
    sender: () => <Sender project={project} />,
    people: () => <People project={project} code={code} onSaved={refresh} />,
    companies: () => <Companies project={project} onSaved={refresh} />,
    clients: () => <ClientLinks project={project} />,
    trades: () => <Trades project={project} onSaved={refresh} />,
    locations: () => <Locations key={code} code={code} />,
    api: () => <Api project={project} />,
    record: () => <Record project={project} code={code} />,
    archive: () => <Archive project={project} onSaved={refresh} />,
  };
  return (
    <SubjectFrame
      title={messages.title}
      sections={messages.sections}
      groups={groups}
      at={at}
      above={!archived && <SetUpSteps project={project} code={code} />}
    >
      {at !== null && page[at]()}
    </SubjectFrame>
  );
}

const archivedParts: readonly SettingsPart[] = ['api', 'record', 'archive'];

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
      ...useSettingsMenu_project
      ...ProjectForm_project
      ...DueRules_project
      ...Sender_project
      ...People_project
      ...Companies_project
      ...ClientLinks_project
      ...Trades_project
      ...Api_project
      ...Record_project
      ...Archive_project
    }
  }
`;
