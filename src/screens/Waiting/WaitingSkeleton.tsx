import { Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './WaitingSkeleton.module.css';

export const WaitingSkeleton = () => (
  <Skeleton loading={frameMessages.waiting.loading}>
    <div className={styles.card}>
      <Box width="100%" height="352px" />
    </div>
  </Skeleton>
);
