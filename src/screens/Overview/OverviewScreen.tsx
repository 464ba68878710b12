import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { OverviewScreenQuery } from '../../../__generated__/relay/OverviewScreenQuery.graphql';
import { sentenceOf } from '../../domain/errors';
import { dayAndTime, useNow } from '../../domain/time';
import { useKeepFresh } from '../../parts/useKeepFresh';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { Ages } from './Ages';
import { Blocks } from './Blocks';
import { Costs } from './Costs';
import { Few } from './Few';
import { Figures } from './Figures';
import { messages } from './messages';
import styles from './Overview.module.css';
import { Places } from './Places';
import { RaisedAndClosed } from './RaisedAndClosed';
import { Shares } from './Shares';

interface OverviewScreenProps {
  queryRef: PreloadedQuery<OverviewScreenQuery>;
  code: string;
  /** It is the page itself, and not beside the list that is. */
  page: boolean;
}

export function OverviewScreen({ queryRef, code, page }: OverviewScreenProps) {
  const { project } = usePreloadedQuery<OverviewScreenQuery>(overviewQuery, queryRef);
  useKeepFresh<OverviewScreenQuery>(overviewQuery, queryRef.variables, gapMs);
  useTitle(page && project ? messages.page(project.name) : null);
  const now = useNow();
  if (!project) {
    if (!page) return null;
    return (
      <EmptyState
        level={1}
        title={messages.notFound}
        action={
          <Link to="/" className={buttonClass({ look: 'ink' })}>
            {messages.allProjects}
          </Link>
        }
      >
        {sentenceOf('NOT_FOUND')}
      </EmptyState>
    );
  }
  const { overview, membership, timeZone, currency } = project;
  const Heading = page ? 'h1' : 'h2';
  return (
    <>
      <header className={styles.head}>
        <Heading className={styles.title}>{messages.title}</Heading>
        <span className={styles.now}>{dayAndTime(now, timeZone)}</span>
        <Blocks overview={overview} />
      </header>
      <div className={styles.board}>
        <Figures overview={overview} code={code} role={membership.role} />
        {overview.raised < fewest ? (
          <div className={styles.charts}>
            <Few overview={overview} />
            <Costs overview={overview} code={code} currency={currency} />
          </div>
        ) : (
          <div className={styles.charts}>
            <RaisedAndClosed overview={overview} code={code} />
            <Ages overview={overview} code={code} />
            <Shares overview={overview} code={code} role={membership.role} />
            <Costs overview={overview} code={code} currency={currency} />
            <Places overview={overview} code={code} />
          </div>
        )}
      </div>
    </>
  );
}

/** Fewer snags than this are no chart. */
const fewest = 10;

/** The server sums all snags for it, in ms. */
const gapMs = 5_000;

const overviewQuery = graphql`
  query OverviewScreenQuery($code: String!, $locationId: ID) @preloadable {
    project(code: $code) {
      name
      timeZone
      currency
      membership {
        role
      }
      overview(locationId: $locationId) {
        raised
        ...Blocks_overview
        ...Few_overview
        ...Figures_overview
        ...RaisedAndClosed_overview
        ...Ages_overview
        ...Shares_overview
        ...Costs_overview
        ...Places_overview
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
      ...ProjectRoute_project
    }
  }
`;
