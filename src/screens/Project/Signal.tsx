import { useOutbox } from '../../app/useOutbox';
import { signalOf, useReachability } from '../../app/useReachability';
import { relativeTime, useNow } from '../../domain/time';
import { sinceWords } from '../../ui/messages/sinceMessages';
import { Popout } from '../../ui/overlays/Popout';
import { SignalDot } from '../../ui/SignalDot';
import { dotOf } from './dotOf';
import { words } from './messages';
import styles from './Signal.module.css';
import { UnsentWork } from './UnsentWork';

/** Reachability of the server as a dot, with text if it is not good, and the number of unsent entries. Pressed, it opens the details. */
export function Signal() {
  const signal = signalOf(useReachability());
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

/** Details of reachability and unsent entries. */
function SignalPanel() {
  const line = useReachability();
  const now = useNow();
  const signal = signalOf(line);
  const { kind, late, since, lastFreshAt } = line;
  return (
    <div className={styles.panel}>
      <h2 className={styles.state}>
        <SignalDot signal={dotOf(signal)} />
        {words.signal[signal]} {signal !== 'live' && signal !== 'polling' && sinceWords(since, now)}
      </h2>
      {kind === 'live' && late !== 'answer' ? (
        <p>{words.signal.follows}</p>
      ) : (
        <p>
          {kind === 'polling' && words.signal.blocked} {lastFreshAt === null ? words.signal.neverFresh : words.signal.fresh(relativeTime(lastFreshAt, now))}
        </p>
      )}
      <UnsentWork />
    </div>
  );
}
