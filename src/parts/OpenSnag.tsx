import { Link } from '@tanstack/react-router';
import { words } from './messages';

interface OpenSnagProps {
  code: string;
  /** Its number, or its id before it has one. */
  number: string;
  onOpen?: () => void;
  className?: string | undefined;
}

/** The way to the page of the snag that a sentence is about. */
export function OpenSnag({ code, number, onOpen, className }: OpenSnagProps) {
  return (
    <Link to="/p/$code/snags/$number" params={{ code, number }} search onClick={onOpen} className={className}>
      {words.open}
    </Link>
  );
}
