import { AccountSkeleton } from '../../ui/AccountSkeleton';
import { frameMessages } from '../../ui/messages/frameMessages';

export function SigningSkeleton() {
  return <AccountSkeleton {...frameMessages.signing} />;
}
