import { memo } from 'react';
import { factList } from '../../domain/lists';
import type { Status } from '../../ui/StatusMark';
import type { PinCluster } from './clusters';
import styles from './Marks.module.css';
import { atSpot } from './useLaid';
import { messages } from './messages';

interface ClusterMarkProps {
  cluster: PinCluster;
  reached: boolean;
  onOpen: (cluster: PinCluster) => void;
}

/** A cluster of snags: their number on a disc. */
export const ClusterMark = memo(function ClusterMark({
  cluster,
  reached,
  onOpen,
}: ClusterMarkProps) {
  const parts = order
    .flatMap((status) => ({ status, count: cluster.statuses[status] ?? 0 }))
    .filter(({ count }) => count > 0);
  return (
    <button
      type="button"
      className={styles.mark}
      {...atSpot(cluster)}
      data-mark={`cluster ${cluster.id}`}
      tabIndex={reached ? 0 : -1}
      aria-label={messages.cluster(
        cluster.count,
        factList(parts.map(({ status, count }) => messages.ofStatus[status](count))),
      )}
      onClick={({ detail }) => detail === 0 && onOpen(cluster)}
    >
      <span className={styles.cluster}>{cluster.count}</span>
    </button>
  );
});

/** Statuses that need action first. */
const order: readonly Status[] = ['OPEN', 'IN_PROGRESS', 'DISPUTED', 'FIXED', 'CLOSED', 'VOID'];
