import { Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './ProjectsSkeleton.module.css';

const messages = frameMessages.projects;

export function ProjectsSkeleton() {
  return (
    <Skeleton loading={messages.loading}>
      <div className={styles.cards}>
        {['a', 'b', 'c'].map((card) => (
          <Box key={card} width="100%" height="268px" />
        ))}
      </div>
    </Skeleton>
  );
}
