import { AccountPage } from '../../ui/AccountPage';
import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';

const messages = frameMessages.signing;

export function SigningSkeleton() {
  return (
    <AccountPage title={messages.title}>
      <Skeleton loading={messages.loading}>
        <Bar width="70%" />
        <Box width="100%" height="48px" />
        <Box width="100%" height="48px" />
      </Skeleton>
    </AccountPage>
  );
}
