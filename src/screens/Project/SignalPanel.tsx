import { useConnection } from '../../app/connection';
import { useOutbox } from '../../app/outbox';
import { relativeTime, useNow } from '../../app/time';
import { SignalDot } from '../../ui/SignalDot';
import { sinceWords } from '../../ui/sinceWords';
import { fileSize } from '../../ui/fileSize';
import { RefusedEntry } from './RefusedEntry';
import styles from './Signal.module.css';
import { words } from './words';

const shownAtMost = 8;

export function SignalPanel() {
  const { kind, since, lastFreshAt } = useConnection();
  const { entries, waiting, sending, photosWaiting, bytesWaiting } = useOutbox();
  const now = useNow();
  const unsent = entries.filter(({ state }) => state !== 'refused');
  const refused = entries.filter(({ state }) => state === 'refused');
  return (
    <div className={styles.panel}>
      <h2 className={styles.state}>
        <SignalDot signal={kind} />
        {words.signal[kind]} {kind !== 'live' && kind !== 'polling' && sinceWords(since, now)}
      </h2>
      {kind === 'live' ? (
        <p>{words.signal.follows}</p>
      ) : (
        <p>
          {kind === 'polling' && words.signal.blocked} {lastFreshAt === null ? words.signal.neverFresh : words.signal.fresh(relativeTime(lastFreshAt, now))}
        </p>
      )}
      {unsent.length === 0 ? (
        refused.length === 0 && <p>{words.signal.allSent}</p>
      ) : (
        <>
          <p>
            {words.signal.waiting(waiting + sending)} {photosWaiting > 0 && words.signal.photos(photosWaiting, fileSize(bytesWaiting))} {words.signal.safe}
          </p>
          <ul className={styles.entries}>
            {unsent.slice(0, shownAtMost).map((entry) => (
              <li key={entry.eventId}>
                {entry.title}
                {entry.state === 'sending' && entry.photo && ` (${words.signal.sending(Math.round(entry.progress * 100))})`}
                {entry.problem && <span className={styles.why}>{entry.problem.message}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {refused.length > 0 && (
        <>
          <h3>{words.signal.refusedTitle}</h3>
          <ul className={styles.entries}>
            {refused.map((entry) => (
              <RefusedEntry key={entry.eventId} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
