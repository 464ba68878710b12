import { signalOf, useConnection } from '../../app/useConnection';
import { relativeTime, useNow } from '../../domain/time';
import { SignalDot } from '../../ui/SignalDot';
import { sinceWords } from '../../ui/messages/sinceMessages';
import { dotOf } from './dotOf';
import styles from './Signal.module.css';
import { UnsentWork } from './UnsentWork';
import { words } from './messages';

/** How the line is, and what is not on the server yet. */
export function SignalPanel() {
  const line = useConnection();
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
