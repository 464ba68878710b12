import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ToCheckScreenQuery } from '../../../__generated__/relay/ToCheckScreenQuery.graphql';
import { useChecking } from '../../app/useChecking';
import { sentenceOf } from '../../domain/errors';
import { useKeepFresh } from '../../parts/useKeepFresh';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { Queue } from './Queue';
import { messages } from './messages';

interface ToCheckScreenProps {
  queryRef: PreloadedQuery<ToCheckScreenQuery>;
  code: string;
}

export function ToCheckScreen({ queryRef, code }: ToCheckScreenProps) {
  const { project } = usePreloadedQuery<ToCheckScreenQuery>(toCheckQuery, queryRef);
  useKeepFresh<ToCheckScreenQuery>(toCheckQuery, queryRef.variables);
  const checking = useChecking(project ?? null);
  useTitle(project ? messages.page(project.name) : null);
  if (!project) {
    return (
      <EmptyState
        level={1}
        title={messages.notFound}
        action={
          <Link to="/" className={buttonClass({ look: 'ink' })}>
            {messages.toList}
          </Link>
        }
      >
        {sentenceOf('NOT_FOUND')}
      </EmptyState>
    );
  }
  if (checking === 'nothing') {
    return (
      <EmptyState
        level={1}
        title={messages.notYours}
        action={
          <Link
            to="/p/$code"
            params={{ code }}
            search={{ chip: 'TO_CHECK' }}
            className={buttonClass({ look: 'ink' })}
          >
            {messages.toYours}
          </Link>
        }
      >
        {messages.inspectorsCheck}
      </EmptyState>
    );
  }
  return (
    <Queue
      project={project}
      code={code}
      total={project.snagCounts.toCheck}
      mayCheck={checking === 'checks'}
    />
  );
}

const toCheckQuery = graphql`
  query ToCheckScreenQuery($code: String!, $first: Int!, $sort: SnagSort!, $near: ID) @preloadable {
    project(code: $code) {
      name
      ...useChecking_project
      snagCounts(filter: {}) {
        toCheck
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
      ...ProjectRoute_project
      ...Queue_project @arguments(sort: $sort, near: $near)
    }
  }
`;
