import { sentenceOf } from '../../domain/errors';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { messages } from './messages';

/** Shown instead of the settings to people who may not change them or do not see the project. */
export function NotAllowed({ code, isFound }: { code: string; isFound: boolean }) {
  return (
    <EmptyState
      level={1}
      title={isFound ? messages.notAllowed : messages.notFound}
      action={
        <Link to="/p/$code" params={{ code }} className={buttonClass({ look: 'ink' })}>
          {messages.back}
        </Link>
      }
    >
      {isFound ? messages.notAllowedWhy : sentenceOf('NOT_FOUND')}
    </EmptyState>
  );
}
