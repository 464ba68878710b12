import { EmptyState } from '../../ui/State';
import { FileButton } from './FileButton';
import { words } from './messages';
import { worksForCompany } from '../../../rules/scope';

interface EmptyPlansProps {
  role: string;
  /** Null if the person may not upload plans. */
  onFiles: ((files: readonly File[]) => void) | null;
}

/** A project without plans: the upload, or who may upload. */
export function EmptyPlans({ role, onFiles }: EmptyPlansProps) {
  if (onFiles === null) return <EmptyState title={words.none}>{worksForCompany(role) ? words.noneTrade : words.noneOthers}</EmptyState>;
  return (
    <EmptyState title={words.none} action={<FileButton several look="next" onFiles={onFiles} label={words.uploadFirst} />}>
      {words.noneAdmin}
    </EmptyState>
  );
}
