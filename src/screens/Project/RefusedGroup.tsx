import { useState } from 'react';
import { useOutbox } from '../../app/useOutbox';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import styles from './Signal.module.css';
import { useGroupName } from './SnagName';
import { thingsOf, type SnagGroup } from './unsent';
import { words } from './messages';

/** What of a snag the server will not take as it is: why, and what one can do so that it is not lost. */
export function RefusedGroup({ group }: { group: SnagGroup }) {
  const { tryAgain, saveCopy, discard } = useOutbox();
  const [sure, setSure] = useState(false);
  const name = useGroupName(group);
  const { entries } = group;
  const each = async (act: (eventId: string) => Promise<void>): Promise<void> => {
    // One after the other: a browser may hold back all but the first of several downloads that begin at once.
    for (const { eventId } of entries) await act(eventId);
  };
  return (
    <li>
      {words.signal.refusedOf(name, thingsOf(entries))}
      {entries[0].refusal && <span className={styles.why}>{entries[0].refusal.message}</span>}
      <Actions>
        <Button onClick={() => void each(tryAgain)}>{words.signal.tryAgain}</Button>
        <Button onClick={() => void each(saveCopy)}>{words.signal.saveCopy}</Button>
        {/* The same button in the same place, and the other one on a line of its own: a double tap discards nothing. */}
        <Button look="quiet" onClick={() => setSure(!sure)}>
          {sure ? words.signal.keep : words.signal.discard}
        </Button>
        {sure && (
          <Button look="danger" wide onClick={() => void each(discard)}>
            {words.signal.discardSure}
          </Button>
        )}
      </Actions>
    </li>
  );
}
