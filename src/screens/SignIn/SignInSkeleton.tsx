import { AccountPage } from '../../ui/AccountPage';
import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';

const messages = frameMessages.signIn;

export function SignInSkeleton() {
  return (
    <AccountPage title={messages.title}>
      <Skeleton loading={messages.loading}>
        <Bar width="30%" />
        <Box width="100%" height="48px" />
        <Bar width="30%" />
        <Box width="100%" height="48px" />
      </Skeleton>
    </AccountPage>
  );
}
