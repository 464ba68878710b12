import { PaneBar } from '../../ui/layout/PaneBar';
import { Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';

const { title, loading } = frameMessages.more;

export function MoreSkeleton() {
  return (
    <>
      <PaneBar title={title} />
      <Skeleton loading={loading}>
        <Box width="100%" height="66px" />
      </Skeleton>
    </>
  );
}
