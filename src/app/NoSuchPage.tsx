import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/State';
import { sentenceOf } from './errors';

/** An address that leads nowhere. */
export function NoSuchPage() {
  return (
    <EmptyState
      title="Nothing is here"
      action={
        <Link to="/" className={buttonClass({ look: 'next' })}>
          All projects
        </Link>
      }
    >
      {sentenceOf('NOT_FOUND')}
    </EmptyState>
  );
}
