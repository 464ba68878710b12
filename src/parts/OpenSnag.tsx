import { useStoredText } from '../app/useStored';
import { Link } from '../router/components';
import { useParams, useSearch } from '../router/useRouter';
import { laterMessages as messages } from './laterMessages';

interface OpenSnagProps {
  code: string;
  snagId: string;
  /** Code of the plan beside which it is opened. @default its own page */
  plan?: string | undefined;
  onOpen?: () => void;
  className?: string | undefined;
}

/** A link to the snag that a sentence is about; renders nothing while that snag is open. */
export function OpenSnag({ code, snagId, plan, onOpen, className }: OpenSnagProps) {
  const reference = useStoredText(snagId, 'reference');
  const { code: openedCode, number } = useParams();
  const { snag } = useSearch();
  // Its number, or its id before it has one.
  const key = number ?? snag ?? '';
  // Each project numbers its snags by itself.
  const isOpen = key === snagId || (openedCode === code && `${code}-${key}` === reference);
  if (isOpen) return null;
  return plan === undefined ? (
    <Link
      to="/p/$code/snags/$number"
      params={{ code, number: snagId }}
      search
      onClick={onOpen}
      className={className}
    >
      {messages.open}
    </Link>
  ) : (
    <Link
      to="/p/$code/plans/$plan"
      params={{ code, plan }}
      search={(before) => ({ ...before, snag: snagId })}
      onClick={onOpen}
      className={className}
    >
      {messages.open}
    </Link>
  );
}
