import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { Spoken } from '../../ui/Spoken';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';
import styles from './SnagDetailSkeleton.module.css';

const messages = skeletonMessages.snag;

export function SnagDetailSkeleton() {
  return (
    <div className={styles.detail}>
      <h1>
        <Spoken>{messages.title}</Spoken>
      </h1>
      <Skeleton loading={messages.loading}>
        <div className={styles.bar}>
          <Bar width="40%" />
        </div>
        <div className={styles.page}>
          <Bar width="80%" line="screen" />
          <Bar width="60%" />
          <Bar width="50%" line="fact" />
          <div className={styles.photos}>
            <Box width="248px" height="186px" />
            <Box width="248px" height="186px" />
          </div>
          <Box width="100%" height="106px" />
          <Box width="100%" height="170px" />
        </div>
      </Skeleton>
    </div>
  );
}
