import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';

const messages = skeletonMessages.reports;

export function ReportsSkeleton() {
  return (
    <>
      <h1>{messages.title}</h1>
      <Skeleton loading={messages.loading}>
        <Bar width="30%" line="row" />
        <Box width="100%" height="48px" />
        <Box width="100%" height="48px" />
      </Skeleton>
    </>
  );
}
