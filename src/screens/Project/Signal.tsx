import { useOutbox, useOutcomes } from '../../app/useOutbox';
import { signalOf, useReachability } from '../../app/context';
import { factList } from '../../domain/lists';
import { Popout } from '../../ui/overlays/Popout';
import { SignalDot } from '../../ui/SignalDot';
import { dotOf } from './dotOf';
import { SignalPanel } from './later';
import { messages } from './messages';
import styles from './Signal.module.css';

/**
 * Reachability of the server as a dot, and the numbers of entries that are unsent or not accepted
 * and of outcomes to read. Pressed, it opens the details. `state`: what is written beside it, where
 * there is no other place.
 */
export function Signal({ code, state }: { code: string; state: string }) {
  const signal = signalOf(useReachability());
  const { waiting, sending, refused } = useOutbox();
  const unread = useOutcomes().outcomes.length;
  const unsent = waiting + sending;
  const name = [
    messages.signal[signal],
    unsent > 0 && messages.signal.badge(unsent),
    refused > 0 && messages.signal.refusedBadge(refused),
    unread > 0 && messages.signal.unreadBadge(unread),
  ].filter((part) => part !== false);
  return (
    <Popout
      label={factList(name)}
      title={messages.signal.title}
      side="below"
      buttonClassName={styles.button}
      face={
        <>
          {unsent > 0 && <span className={styles.count}>{unsent}</span>}
          {refused > 0 && <span className={styles.refused}>{refused}</span>}
          {unread > 0 && <span className={styles.unread}>{unread}</span>}
          <SignalDot signal={dotOf(signal)} />
          {state !== '' && <span className={styles.word}>{state}</span>}
        </>
      }
    >
      {(close) => <SignalPanel code={code} onLeave={close} />}
    </Popout>
  );
}
