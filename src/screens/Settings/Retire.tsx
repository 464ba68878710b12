import { useState } from 'react';
import { type Stamp, useOnce, useStamp, useSubmit } from '../../app/forms';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { messages } from './messages';

interface RetireProps {
  name: string;
  archived: boolean;
  /** Explanation of archiving. */
  hint: string;
  onArchive: (input: Stamp & { archived: boolean }) => Promise<void>;
  onRemove: (input: Stamp) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
  /** Called after it was removed, together with the focused element. */
  onGone: () => void;
}

/**
 * Archives or removes an object. Archived ones are no longer offered; the server refuses to remove
 * one that is in use.
 */
export function Retire({
  name,
  archived,
  hint,
  onArchive,
  onRemove,
  onSaved,
  onClose,
  onGone,
}: RetireProps) {
  const stamp = useStamp();
  const archiveOnce = useOnce(stamp);
  const removeOnce = useOnce(stamp);
  const [removing, setRemoving] = useState(false);
  const opener = useReturnFocus(removing, () => setRemoving(false));
  const { busy, problem, run } = useSubmit(() => {
    onSaved();
    onClose();
  });
  const archive = async () => {
    await archiveOnce({ archived: !archived }, onArchive);
    announce(archived ? messages.wasRestored(name) : messages.wasArchived(name));
  };
  const remove = async () => {
    await removeOnce({}, onRemove);
    announce(messages.removed(name));
    onGone();
  };
  return (
    <>
      <p>{archived ? messages.isArchived : hint}</p>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button busy={busy} onClick={() => run(archive)}>
          {archived ? messages.restore(name) : messages.archiveThing(name)}
        </Button>
        {/* Stays in place, so that a double press only opens and closes the confirmation. */}
        <Button
          ref={opener}
          look="quiet"
          aria-expanded={removing}
          onClick={() => setRemoving(!removing)}
        >
          {messages.removeThing(name)}
        </Button>
        {removing && (
          <Button look="danger" busy={busy} onClick={() => run(remove)}>
            {messages.removeSure(name)}
          </Button>
        )}
      </Actions>
    </>
  );
}
