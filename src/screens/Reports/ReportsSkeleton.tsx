import { PaneBar } from '../../ui/layout/PaneBar';
import { Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './ReportsSkeleton.module.css';

const messages = frameMessages.reports;

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
