import { AccountPage } from '../../ui/AccountPage';
import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { skeletonWords } from '../../ui/messages/skeletonMessages';

const words = skeletonWords.signIn;

export function SignInSkeleton() {
  return (
    <AccountPage title={words.title}>
      <Skeleton loading={words.loading}>
        <Bar width="30%" />
        <Box width="100%" height="48px" />
        <Bar width="30%" />
        <Box width="100%" height="48px" />
      </Skeleton>
    </AccountPage>
  );
}
