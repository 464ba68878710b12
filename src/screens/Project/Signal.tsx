import { useConnection } from '../../app/connection';
import { useOutbox } from '../../app/outbox';
import { Popout } from '../../ui/Popout';
import { SignalDot } from '../../ui/SignalDot';
import styles from './Signal.module.css';
import { SignalPanel } from './SignalPanel';
import { words } from './words';

/** The state of the line as a dot, and how many things are not yet on the server. Pressed, it tells all about both. */
export function Signal() {
  const { kind } = useConnection();
  const { waiting, sending, refused } = useOutbox();
  const unsent = waiting + sending;
  const name = [
    words.signal[kind],
    unsent > 0 && words.signal.badge(unsent),
    refused > 0 && words.signal.refusedBadge(refused),
  ].filter((part) => part !== false);
  return (
    <Popout
      label={name.join(', ')}
      title={words.signal.title}
      side="below"
      buttonClassName={styles.button}
      face={
        <>
          {unsent > 0 && <span className={styles.count}>{unsent}</span>}
          {refused > 0 && <span className={styles.refused}>{refused}</span>}
          <SignalDot signal={kind} />
        </>
      }
    >
      {() => <SignalPanel />}
    </Popout>
  );
}
