import { useOutbox, useOutcomes } from '../../app/useOutbox';
import { signalOf, useReachability } from '../../app/context';
import { useShownAge } from '../../app/loading/shownAge';
import { factList } from '../../domain/lists';
import { classes } from '../../ui/classes';
import { Popout } from '../../ui/overlays/Popout';
import { SignalDot } from '../../ui/SignalDot';
import { dotOf } from './dotOf';
import { SignalPanel } from './later';
import { messages } from './messages';
import railStyles from './Rail.module.css';
import styles from './Signal.module.css';

/**
 * Reachability of the server as a dot, and the numbers of entries that are unsent or not accepted
 * and of outcomes to read. Pressed, it opens the details. On a desktop it is an entry of the
 * navigation and says the state in words.
 */
export function Signal({ code, place }: { code: string; place: 'bar' | 'rail' }) {
  const signal = signalOf(useReachability());
  const { complete, waiting, sending, refused } = useOutbox();
  const unread = useOutcomes().outcomes.length;
  const age = useShownAge();
  const unsent = waiting + sending;
  const { signal: words } = messages;
  const toTell = [
    unsent > 0 && words.badge(unsent),
    refused > 0 && words.refusedBadge(refused),
    unread > 0 && words.unreadBadge(unread),
  ].filter((part) => part !== false);
  const onRail = place === 'rail';
  const counts = (
    <>
      {unsent > 0 && <span className={styles.count}>{unsent}</span>}
      {refused > 0 && <span className={styles.refused}>{refused}</span>}
      {unread > 0 && <span className={styles.unread}>{unread}</span>}
    </>
  );
  return (
    <Popout
      label={factList([words[signal], ...toTell])}
      title={words.title}
      side={onRail ? 'beside' : 'below'}
      buttonClassName={onRail ? classes(railStyles.item, styles.entry) : styles.button}
      face={
        onRail ? (
          <>
            <span className={styles.dot}>
              <SignalDot signal={dotOf(signal)} />
            </span>
            <span className={styles.words}>
              {words.short[signal]}
              {age !== null && <span className={styles.age}>{age}</span>}
            </span>
            <span className={styles.counts}>
              {toTell.length > 0
                ? counts
                : complete &&
                  signal === 'live' && <span className={styles.sent}>{words.allSentShort}</span>}
            </span>
          </>
        ) : (
          <>
            {counts}
            <SignalDot signal={dotOf(signal)} />
          </>
        )
      }
    >
      {(close) => <SignalPanel code={code} onLeave={close} />}
    </Popout>
  );
}
