import { useBlocker } from '@tanstack/react-router';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/Form';
import { Sheet } from '../../ui/Sheet';
import { words } from './words';

/** Asks before a file that is under way, or not yet a plan, is left behind. The browser itself asks before the tab is closed. */
export function LeaveSheet({ unsettled }: { unsettled: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // The same page with another address is not left.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: unsettled,
    disabled: !unsettled,
    withResolver: true,
  });
  return (
    <Sheet open={status === 'blocked'} onClose={() => reset?.()} closedByBack={false} title={words.leaveTitle}>
      <p>{words.leaveWhy}</p>
      <Actions>
        <Button look="next" onClick={() => reset?.()}>
          {words.stay}
        </Button>
        <Button look="danger" onClick={() => proceed?.()}>
          {words.leave}
        </Button>
      </Actions>
    </Sheet>
  );
}
