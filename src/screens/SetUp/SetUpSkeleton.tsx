import { AccountPage } from '../../ui/AccountPage';
import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { skeletonWords } from '../../ui/messages/skeletonMessages';

const words = skeletonWords.setUp;

export function SetUpSkeleton() {
  return (
    <AccountPage title={words.title}>
      <Skeleton loading={words.loading}>
        <Bar width="90%" />
        <Box width="100%" height="48px" />
        <Box width="100%" height="48px" />
        <Box width="100%" height="48px" />
      </Skeleton>
    </AccountPage>
  );
}
