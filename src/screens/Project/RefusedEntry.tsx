import { useState } from 'react';
import { useOutbox, type OutboxEntry } from '../../app/outbox';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/Form';
import styles from './Signal.module.css';
import { words } from './words';

/** Work the server will not take as it is: why, and what one can do so that it is not lost. */
export function RefusedEntry({ entry }: { entry: OutboxEntry }) {
  const { tryAgain, saveCopy, discard } = useOutbox();
  const [sure, setSure] = useState(false);
  return (
    <li>
      {entry.title}
      {entry.refusal && <span className={styles.why}>{entry.refusal.message}</span>}
      <Actions>
        <Button onClick={() => void tryAgain(entry.eventId)}>{words.signal.tryAgain}</Button>
        <Button onClick={() => void saveCopy(entry.eventId)}>{words.signal.saveCopy}</Button>
        {sure ? (
          <>
            <Button look="danger" onClick={() => void discard(entry.eventId)}>
              {words.signal.discardSure}
            </Button>
            <Button look="quiet" onClick={() => setSure(false)}>
              {words.signal.keep}
            </Button>
          </>
        ) : (
          <Button look="quiet" onClick={() => setSure(true)}>
            {words.signal.discard}
          </Button>
        )}
      </Actions>
    </li>
  );
}
