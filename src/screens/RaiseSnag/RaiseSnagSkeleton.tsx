import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';
import styles from './RaiseSnagSkeleton.module.css';

const messages = skeletonMessages.raise;

export function RaiseSnagSkeleton() {
  return (
    <div className={styles.form}>
      <h1>{messages.title}</h1>
      <Skeleton loading={messages.loading}>
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
