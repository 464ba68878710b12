import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { skeletonWords } from '../../ui/messages/skeletonMessages';
import styles from './RaiseSnagSkeleton.module.css';

const words = skeletonWords.raise;

export function RaiseSnagSkeleton() {
  return (
    <div className={styles.form}>
      <h1>{words.title}</h1>
      <Skeleton loading={words.loading}>
        <div className={styles.fields}>
          <Box width="100%" height="112px" />
          <Bar width="20%" />
          <Box width="100%" height="112px" />
          <Bar width="20%" />
          <Box width="100%" height="48px" />
        </div>
      </Skeleton>
    </div>
  );
}
