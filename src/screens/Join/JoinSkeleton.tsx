import { AccountSkeleton } from '../../ui/AccountSkeleton';
import { frameMessages } from '../../ui/messages/frameMessages';

export function JoinSkeleton() {
  return <AccountSkeleton {...frameMessages.join} />;
}
