import { PaneBar } from '../../ui/layout/PaneBar';
import { Box, Skeleton } from '../../ui/Skeleton';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';
import styles from './ReportsSkeleton.module.css';

const messages = skeletonMessages.reports;

export function ReportsSkeleton() {
  return (
    <>
      <PaneBar title={messages.title} />
      <div className={styles.content}>
        <Skeleton loading={messages.loading}>
          <Box width="min(560px, 100%)" height="148px" />
        </Skeleton>
      </div>
    </>
  );
}
