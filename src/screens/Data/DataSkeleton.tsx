import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './DataSkeleton.module.css';

const messages = frameMessages.data;

export function DataSkeleton() {
  return (
    <div className={styles.screen}>
      <h1>{messages.title}</h1>
      <Skeleton loading={messages.loading}>
        <div className={styles.section}>
          <Bar width="30%" line="row" />
          <Box width="100%" height="48px" />
          <Box width="100%" height="48px" />
        </div>
      </Skeleton>
    </div>
  );
}
