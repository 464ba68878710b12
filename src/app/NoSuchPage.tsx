import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/State';
import { sentenceOf } from './errors';
import { words } from './words';

/** An address that leads nowhere. */
export function NoSuchPage() {
  return (
    <EmptyState
      title={words.nothingHere}
      action={
        <Link to="/" className={buttonClass({ look: 'next' })}>
          {words.allProjects}
        </Link>
      }
    >
      {sentenceOf('NOT_FOUND')}
    </EmptyState>
  );
}
