import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { WaitingScreenQuery } from '../../../__generated__/relay/WaitingScreenQuery.graphql';
import { useKeepFresh } from '../../parts/useKeepFresh';
import { usePassedNotices, WaitingNotices } from './WaitingNotices';
import { WaitingRows } from './WaitingRows';

interface WaitingScreenProps {
  queryRef: PreloadedQuery<WaitingScreenQuery>;
  /** The data is from the device, which does not have every project. */
  alone: boolean;
}

export function WaitingScreen({ queryRef, alone }: WaitingScreenProps) {
  const { viewer } = usePreloadedQuery<WaitingScreenQuery>(waitingQuery, queryRef);
  const { refreshed } = useKeepFresh<WaitingScreenQuery>(waitingQuery, queryRef.variables);
  const notices = usePassedNotices();
  if (!viewer) return null;
  return (
    <>
      <WaitingNotices notices={notices} />
      <WaitingRows
        viewer={viewer}
        refreshed={refreshed}
        alone={alone}
        besides={notices.length > 0}
      />
    </>
  );
}

const waitingQuery = graphql`
  query WaitingScreenQuery($first: Int!) @preloadable {
    viewer {
      ...WaitingRows_viewer
    }
  }
`;
