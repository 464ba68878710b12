import { memo, type CSSProperties } from 'react';
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

/** A cluster of snags: their number in a ring with the colours of their statuses. */
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
      <span className={styles.cluster} style={ringStyle(parts, cluster.count)}>
        <span className={styles.count}>{cluster.count}</span>
      </span>
    </button>
  );
});

/** Statuses that need action first. */
const order: readonly Status[] = ['OPEN', 'IN_PROGRESS', 'DISPUTED', 'FIXED', 'CLOSED', 'VOID'];
const tokens: Record<Status, string> = {
  OPEN: 'var(--open)',
  IN_PROGRESS: 'var(--progress)',
  DISPUTED: 'var(--disputed)',
  FIXED: 'var(--check)',
  CLOSED: 'var(--closed)',
  VOID: 'var(--void)',
};

function ringStyle(
  parts: readonly { readonly status: Status; readonly count: number }[],
  total: number,
): CSSProperties {
  let from = 0;
  const stops = parts.map(({ status, count }) => {
    const stop = `${tokens[status]} ${(from / total) * 360}deg ${((from + count) / total) * 360}deg`;
    from += count;
    return stop;
  });
  return { backgroundImage: `conic-gradient(${stops.join()})` };
}
