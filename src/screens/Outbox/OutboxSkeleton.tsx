import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './OutboxSkeleton.module.css';

export function OutboxSkeleton() {
  return (
    <Skeleton loading={frameMessages.outbox.loading}>
      {['70%', '55%', '80%'].map((width) => (
        <div key={width} className={styles.snag}>
          <Box width="56px" height="56px" />
          <div className={styles.lines}>
            <Bar width={width} line="row" />
            <Bar width="60%" line="fact" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
