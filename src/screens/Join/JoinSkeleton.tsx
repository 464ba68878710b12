import { AccountPage } from '../../ui/AccountPage';
import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { skeletonWords } from '../../ui/messages/skeletonMessages';

const words = skeletonWords.join;

export function JoinSkeleton() {
  return (
    <AccountPage title={words.title}>
      <Skeleton loading={words.loading}>
        <Bar width="70%" />
        <Box width="100%" height="48px" />
        <Box width="100%" height="48px" />
      </Skeleton>
    </AccountPage>
  );
}
