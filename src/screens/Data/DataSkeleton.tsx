import { PageBar } from '../../parts/PageBar';
import { Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './DataSkeleton.module.css';

const messages = frameMessages.data;

export const DataSkeleton = () => (
  <div className={styles.screen}>
    <PageBar title={messages.title} />
    <div className={styles.column}>
      <Skeleton loading={messages.loading}>
        <Box width="100%" height="210px" />
      </Skeleton>
    </div>
  </div>
);
