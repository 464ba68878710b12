import { useState } from 'react';
import { useOutbox } from '../../app/useOutbox';
import { useSaveCopy } from '../../app/useSaveCopy';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { thingsOf, type SnagGroup } from './groups';
import { messages } from './messages';
import { useGroupName } from './snagName';
import styles from './RefusedGroup.module.css';

/** Refused entries of a snag: the reason, and actions to keep them from being lost. */
export function RefusedGroup({ group }: { group: SnagGroup }) {
  const { tryAgain, discard } = useOutbox();
  const saveCopy = useSaveCopy();
  const [sure, setSure] = useState(false);
  const name = useGroupName(group);
  const { entries } = group;
  const each = async (act: (eventId: string) => Promise<void>): Promise<void> => {
    // One after the other, because browsers may block all but the first of simultaneous downloads.
    for (const { eventId } of entries) await act(eventId);
  };
  return (
    <li>
      {messages.refusedOf(name, thingsOf(entries))}
      {entries[0].refusal && <span className={styles.why}>{entries[0].refusal.message}</span>}
      <Actions>
        <Button onClick={() => void each(tryAgain)}>{messages.tryAgain}</Button>
        <Button onClick={() => void each(saveCopy)}>{messages.saveCopy}</Button>
        {/* Discard is on a line of its own, so that a double tap on the other button discards
            nothing. */}
        <Button look="quiet" onClick={() => setSure(!sure)}>
          {sure ? messages.keep : messages.discard}
        </Button>
        {sure && (
          <Button look="danger" wide onClick={() => void each(discard)}>
            {messages.discardSure}
          </Button>
        )}
      </Actions>
    </li>
  );
}
