import { Bar, Skeleton } from '../../ui/Skeleton';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';
import styles from './ProjectsSkeleton.module.css';

const messages = skeletonMessages.projects;

export function ProjectsSkeleton() {
  return (
    <Skeleton loading={messages.loading}>
      <div className={styles.list}>
        {['60%', '45%', '70%'].map((width) => (
          <div key={width} className={styles.row}>
            <Bar width={width} line="row" />
            <Bar width="40%" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
