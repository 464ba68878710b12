import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import { RaiseBar } from './RaiseBar';
import styles from './RaiseSnag.module.css';

export function RaiseSnagSkeleton() {
  return (
    <div className={styles.form}>
      <RaiseBar />
      <Skeleton loading={frameMessages.raise.loading}>
        <div className={styles.fields}>
          <Box width="100%" height="82px" />
          <Box width="100%" height="148px" />
          <Bar width="20%" />
          <Box width="100%" height="88px" />
          <Bar width="20%" />
          <Box width="100%" height="48px" />
          <Box width="100%" height="60px" />
        </div>
      </Skeleton>
    </div>
  );
}
