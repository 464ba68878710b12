import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { Spoken } from '../../ui/Spoken';
import { skeletonWords } from '../../ui/messages/skeletonMessages';
import styles from './PlanView.module.css';

const words = skeletonWords.plan;

export function PlanViewSkeleton() {
  return (
    <div className={styles.screen}>
      <h1>
        <Spoken>{words.title}</Spoken>
      </h1>
      <Skeleton loading={words.loading}>
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
