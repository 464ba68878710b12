import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { Spoken } from '../../ui/Spoken';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';
import styles from './SnagDetailSkeleton.module.css';

const messages = skeletonMessages.snag;

export function SnagDetailSkeleton() {
  return (
    <>
      <h1>
        <Spoken>{messages.title}</Spoken>
      </h1>
      <Skeleton loading={messages.loading}>
        <div className={styles.detail}>
          <div className={styles.header}>
            <Bar width="40%" />
            <Bar width="80%" line="screen" />
            <Bar width="60%" />
          </div>
          <div className={styles.tiles}>
            <Box width="112px" height="112px" />
            <Box width="112px" height="112px" />
          </div>
          <Bar width="70%" />
          <Bar width="50%" />
          <Bar width="60%" />
        </div>
      </Skeleton>
    </>
  );
}
