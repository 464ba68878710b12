import { useBlocker } from '../router/useBlocker';
import { Button } from '../ui/Button';
import { Actions } from '../ui/fields/Form';
import { Sheet } from '../ui/overlays/Sheet';
import { laterMessages as messages } from './laterMessages';

interface LeaveSheetProps {
  /** Leaving the page would lose unsaved work. */
  unsettled: boolean;
  title: string;
  why: string;
  /** The person goes back within the page, which `useBlocker` does not see. */
  asking?: boolean;
  onStay?: () => void;
  onLeave?: () => void;
}

/** Asks before unsaved work is left. The browser itself asks before the tab is closed. */
export function LeaveSheet({
  unsettled,
  title,
  why,
  asking = false,
  onStay,
  onLeave,
}: LeaveSheetProps) {
  const answer = useBlocker(unsettled);
  const stay = () => {
    answer?.(false);
    onStay?.();
  };
  const leave = () => {
    answer?.(true);
    onLeave?.();
  };
  return (
    <Sheet open={asking || answer !== null} onClose={stay} closedByBack={false} title={title}>
      <p>{why}</p>
      <Actions>
        <Button look="ink" onClick={stay}>
          {messages.stay}
        </Button>
        <Button look="danger" onClick={leave}>
          {messages.leave}
        </Button>
      </Actions>
    </Sheet>
  );
}
