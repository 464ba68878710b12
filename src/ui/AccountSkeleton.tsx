import { AccountPage } from './AccountPage';
import { Bar, Box, Skeleton } from './Skeleton';

/** While a page loads to which a link from outside leads. */
export function AccountSkeleton({ title, loading }: { title: string; loading: string }) {
  return (
    <AccountPage title={title}>
      <Skeleton loading={loading}>
        <Bar width="70%" />
        <Box width="100%" height="48px" />
        <Box width="100%" height="48px" />
      </Skeleton>
    </AccountPage>
  );
}
