import { SubjectSkeleton } from '../../parts/subjects/SubjectSkeleton';
import { frameMessages } from '../../ui/messages/frameMessages';

export const AccountSkeleton = () => <SubjectSkeleton {...frameMessages.account} />;
