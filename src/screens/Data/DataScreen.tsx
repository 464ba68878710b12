import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { DataScreenQuery } from '../../../__generated__/relay/DataScreenQuery.graphql';
import { may } from '../../../rules/rights';
import { tablesFor } from '../../../rules/tables';
import { sentenceOf } from '../../domain/errors';
import { Link } from '../../router/components';
import { Button, buttonClass } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { BringIn } from './BringIn';
import styles from './Data.module.css';
import { messages } from './messages';
import { OtherTables } from './OtherTables';
import { SnagsTable } from './SnagsTable';
import { useDownload } from './useDownload';

interface DataScreenProps {
  queryRef: PreloadedQuery<DataScreenQuery>;
  code: string;
}

/** Exports of a project, and the import of tables. */
export function DataScreen({ queryRef, code }: DataScreenProps) {
  const { project } = usePreloadedQuery<DataScreenQuery>(dataQuery, queryRef);
  useTitle(`${messages.title} · ${code}`);
  const tables = tablesFor(project?.membership.role ?? '');
  if (!project || tables.length === 0) {
    return (
      <EmptyState
        level={1}
        title={messages.notFound}
        action={
          <Link to="/p/$code" params={{ code }} className={buttonClass({ look: 'ink' })}>
            {messages.back}
          </Link>
        }
      >
        {sentenceOf('NOT_FOUND')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.screen}>
      <h1>{messages.title}</h1>
      <SnagsTable project={project} code={code} />
      {tables.length > 1 && <OtherTables project={project} />}
      {may(project.membership, 'bringTablesIn') && <BringIn project={project} />}
      {may(project.membership, 'takeProjectExport') && <ProjectExport projectId={project.id} />}
    </div>
  );
}

const dataQuery = graphql`
  query DataScreenQuery($code: String!, $filter: SnagFilter!) @preloadable {
    project(code: $code) {
      id
      membership {
        role
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
      ...ProjectRoute_project
      ...SnagsTable_project
      ...OtherTables_project
      ...BringIn_project
    }
  }
`;

/** Download of the whole project as one archive. */
function ProjectExport({ projectId }: { projectId: string }) {
  const { asking, problem, start } = useDownload();
  return (
    <section className={styles.section} aria-labelledby="whole-title">
      <h2 id="whole-title">{messages.whole}</h2>
      <p>{messages.wholeWhat}</p>
      <Notice kind="refused">{problem}</Notice>
      <Button busy={asking !== null} onClick={() => start(`/files/projects/${projectId}.zip`)}>
        {asking === null ? messages.wholeDo : messages.preparing}
      </Button>
    </section>
  );
}
