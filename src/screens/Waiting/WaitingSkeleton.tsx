import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './WaitingSkeleton.module.css';

const messages = frameMessages.waiting;

export function WaitingSkeleton() {
  return (
    <Skeleton loading={messages.loading}>
      <div className={styles.project}>
        <Bar width="35%" line="row" />
      </div>
      {['70%', '55%', '80%', '60%', '75%'].map((width) => (
        <div key={width} className={styles.coming}>
          <Box width="56px" height="56px" />
          <div className={styles.bars}>
            <Bar width={width} line="row" />
            <Bar width="60%" line="fact" />
            <Bar width="40%" line="fact" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
