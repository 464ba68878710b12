import { Link, useMatches } from '@tanstack/react-router';
import { useStoredText } from '../app/useStored';
import { words } from './messages';

interface OpenSnagProps {
  code: string;
  snagId: string;
  /** Code of the plan beside which it is opened. @default its own page */
  plan?: string | undefined;
  onOpen?: () => void;
  className?: string | undefined;
}

/** The way to the snag that a sentence is about; nothing while that snag is open. */
export function OpenSnag({ code, snagId, plan, onOpen, className }: OpenSnagProps) {
  const reference = useStoredText(snagId, 'reference');
  const isOpen = useMatches({
    select: (matches) => {
      const { params = {}, search = {} } = matches.at(-1) ?? {};
      // Its number, or its id before it has one.
      const key = String('number' in params ? params.number : 'snag' in search ? search.snag : '');
      if (key === snagId) return true;
      // Each project numbers its snags by itself.
      const isInProject = 'code' in params && params.code === code;
      return isInProject && `${code}-${key}` === reference;
    },
  });
  if (isOpen) return null;
  return plan === undefined ? (
    <Link to="/p/$code/snags/$number" params={{ code, number: snagId }} search onClick={onOpen} className={className}>
      {words.open}
    </Link>
  ) : (
    <Link to="/p/$code/plans/$plan" params={{ code, plan }} search={(before) => ({ ...before, snag: snagId })} onClick={onOpen} className={className}>
      {words.open}
    </Link>
  );
}
