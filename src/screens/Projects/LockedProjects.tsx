import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';

/** Projects that ask for a second factor, which this session has not shown. */
export function LockedProjects({ names }: { names: readonly string[] }) {
  return (
    <Notice
      kind="told"
      action={
        <Link to="/account" className={buttonClass()}>
          {messages.lockedWhere}
        </Link>
      }
    >
      {names.length > 0 && messages.locked(names)}
    </Notice>
  );
}
