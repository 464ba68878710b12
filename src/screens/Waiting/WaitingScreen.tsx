import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { WaitingScreenQuery } from '../../../__generated__/relay/WaitingScreenQuery.graphql';
import { useKeepFresh } from '../../parts/useKeepFresh';
import { WaitingRows } from './WaitingRows';

export function WaitingScreen({ queryRef }: { queryRef: PreloadedQuery<WaitingScreenQuery> }) {
  const { viewer } = usePreloadedQuery<WaitingScreenQuery>(waitingQuery, queryRef);
  const refreshed = useKeepFresh<WaitingScreenQuery>(waitingQuery, queryRef.variables);
  if (!viewer) return null;
  return <WaitingRows viewer={viewer} refreshed={refreshed} />;
}

const waitingQuery = graphql`
  query WaitingScreenQuery($first: Int!) @preloadable {
    viewer {
      ...WaitingRows_viewer
    }
  }
`;
