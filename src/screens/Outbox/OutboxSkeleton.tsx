import { Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';

export const OutboxSkeleton = () => (
  <Skeleton loading={frameMessages.outbox.loading}>
    <Box width="100%" height="176px" />
  </Skeleton>
);
