import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/State';
import { sentenceOf } from '../domain/errors';
import { words } from '../domain/messages';

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
