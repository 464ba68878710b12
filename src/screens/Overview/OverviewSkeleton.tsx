import { Box, Skeleton } from '../../ui/Skeleton';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';
import styles from './Overview.module.css';

const messages = skeletonMessages.overview;

export function OverviewSkeleton() {
  return (
    <Skeleton loading={messages.loading}>
      <div className={styles.head}>
        <span className={styles.title}>{messages.title}</span>
      </div>
      <div className={styles.board}>
        <div className={styles.figures}>
          {[0, 1, 2, 3].map((figure) => (
            <Box key={figure} width="100%" height="74px" />
          ))}
        </div>
        <div className={styles.charts}>
          {[0, 1, 2, 3].map((chart) => (
            <Box key={chart} width="100%" height="356px" />
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
