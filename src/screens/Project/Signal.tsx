import { signalOf, useConnection } from '../../app/useConnection';
import { useOutbox } from '../../app/useOutbox';
import { Popout } from '../../ui/overlays/Popout';
import { SignalDot } from '../../ui/SignalDot';
import { dotOf } from './dotOf';
import styles from './Signal.module.css';
import { SignalPanel } from './SignalPanel';
import { words } from './messages';

/** The state of the line as a dot, in words where it is not good, and how many things are not yet on the server. Pressed, it tells all about both. */
export function Signal() {
  const signal = signalOf(useConnection());
  const { waiting, sending, refused } = useOutbox();
  const unsent = waiting + sending;
  const name = [
    words.signal[signal],
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
          <SignalDot signal={dotOf(signal)} />
          {words.signal.short[signal] !== '' && <span className={styles.word}>{words.signal.short[signal]}</span>}
        </>
      }
    >
      {() => <SignalPanel />}
    </Popout>
  );
}
