import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { DataScreenQuery } from '../../../__generated__/relay/DataScreenQuery.graphql';
import { may } from '../../../rules/rights';
import { tablesFor } from '../../../rules/tables';
import { sentenceOf } from '../../domain/errors';
import { PageBar } from '../../parts/PageBar';
import { Link } from '../../router/components';
import { usePosition } from '../../router/useRouter';
import { Button, buttonClass } from '../../ui/Button';
import { SheetPlusIcon } from '../../ui/laterIcons';
import { Notice } from '../../ui/Notice';
import { RowFace, rowClass, Section } from '../../ui/Rows';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { BcfFiles } from './BcfFiles';
import { BringIn } from './BringIn';
import { importHash } from './importHash';
import styles from './Data.module.css';
import { importMessages } from './importMessages';
import { messages } from './messages';
import { OtherTables } from './OtherTables';
import { SnagsTable } from './SnagsTable';
import { useDownload } from './useDownload';

interface DataScreenProps {
  queryRef: PreloadedQuery<DataScreenQuery>;
  code: string;
}

/** Exports of a project, and the import of tables, which is a page of its own. */
export function DataScreen({ queryRef, code }: DataScreenProps) {
  const { project } = usePreloadedQuery<DataScreenQuery>(dataQuery, queryRef);
  useTitle(`${messages.title} · ${code}`);
  const hash = usePosition((position) => position.hash);
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
  const mayImport = may(project.membership, 'bringTablesIn');
  if (mayImport && hash === importHash) return <BringIn project={project} />;
  return (
    <div className={styles.screen}>
      <PageBar title={messages.title} />
      <div className={styles.column}>
        <SnagsTable project={project} code={code} />
        <BcfFiles projectId={project.id} mayImport={mayImport} />
        {mayImport && (
          <div className={styles.alone}>
            <Section>
              <Link to="." search hash={importHash} exact className={rowClass}>
                <RowFace
                  icon={<SheetPlusIcon />}
                  label={importMessages.title}
                  detail={importMessages.kinds}
                  next
                />
              </Link>
            </Section>
          </div>
        )}
        {tables.length > 1 && <OtherTables project={project} />}
        {may(project.membership, 'takeProjectExport') && <ProjectExport projectId={project.id} />}
      </div>
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
    <Section title={messages.whole}>
      <div className={styles.whole}>
        <p>{messages.wholeWhat}</p>
        <Notice kind="refused">{problem}</Notice>
        <Button busy={asking !== null} onClick={() => start(`/files/projects/${projectId}.zip`)}>
          {asking === null ? messages.wholeDo : messages.preparing}
        </Button>
      </div>
    </Section>
  );
}
