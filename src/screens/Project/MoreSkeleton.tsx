import { PaneBar } from '../../ui/layout/PaneBar';
import { Box, Skeleton } from '../../ui/Skeleton';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';

const { title, loading } = skeletonMessages.more;

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
