import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { Spoken } from '../../ui/Spoken';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './PlanViewSkeleton.module.css';

const messages = frameMessages.plan;

export function PlanViewSkeleton() {
  return (
    <div className={styles.screen}>
      <h1>
        <Spoken>{messages.title}</Spoken>
      </h1>
      <Skeleton loading={messages.loading}>
        <div className={styles.waiting}>
          <div className={styles.head}>
            <Bar width="180px" line="row" />
          </div>
          <Box width="100%" height="100%" />
        </div>
      </Skeleton>
    </div>
  );
}
