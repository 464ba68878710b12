import { AccountSkeleton } from '../../ui/AccountSkeleton';
import { frameMessages } from '../../ui/messages/frameMessages';

export function ResetPasswordSkeleton() {
  return <AccountSkeleton {...frameMessages.resetPassword} />;
}
