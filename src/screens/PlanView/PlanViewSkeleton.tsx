import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { Spoken } from '../../ui/Spoken';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';
import styles from './PlanViewSkeleton.module.css';

const messages = skeletonMessages.plan;

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
