import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './ToCheckSkeleton.module.css';

const messages = frameMessages.toCheck;

export function ToCheckSkeleton() {
  return (
    <div className={styles.queue}>
      <h1>{messages.title}</h1>
      <Skeleton loading={messages.loading}>
        <div className={styles.one}>
          <Bar width="70%" line="screen" />
          <Bar width="60%" line="fact" />
          <div className={styles.pair}>
            <Box width="100%" height="260px" />
            <Box width="100%" height="260px" />
          </div>
        </div>
      </Skeleton>
    </div>
  );
}
