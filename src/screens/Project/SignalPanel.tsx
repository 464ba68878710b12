import { signalOf, useProject, useReachability } from '../../app/context';
import { useOldestShown } from '../../app/loading/shownAge';
import { relativeTime, useNow } from '../../domain/time';
import { Link } from '../../router/components';
import { sinceOf } from '../../ui/messages/sinceMessages';
import { buttonClass } from '../../ui/Button';
import { SignalDot } from '../../ui/SignalDot';
import { dotOf } from './dotOf';
import { laterMessages } from './laterMessages';
import { messages } from './messages';
import { panelMessages } from './signalMessages';
import styles from './SignalPanel.module.css';
import { showKeepOffline } from './KeepOffline';
import { UnsentWork } from './UnsentWork';

/** Details of reachability and unsent entries. */
export function SignalPanel({ code, onLeave }: { code: string; onLeave: () => void }) {
  const line = useReachability();
  const timeZone = useProject()?.timeZone;
  const now = useNow();
  const signal = signalOf(line);
  const { kind, late, since, lastFreshAt } = line;
  const oldest = useOldestShown();
  // A list of the device is older than what the server has answered for other screens.
  const freshAt = typeof oldest === 'number' ? oldest : lastFreshAt;
  return (
    <div className={styles.panel}>
      <h2 className={styles.state}>
        <SignalDot signal={dotOf(signal)} />
        {signal === 'live' || signal === 'polling'
          ? messages.signal[signal]
          : panelMessages.since[signal](sinceOf(since, now, timeZone))}
      </h2>
      {kind === 'live' && late !== 'answer' ? (
        <p>{panelMessages.follows}</p>
      ) : (
        <p>
          {kind === 'polling' && panelMessages.blocked}{' '}
          {freshAt === null
            ? panelMessages.neverFresh
            : panelMessages.fresh(relativeTime(freshAt, now, timeZone))}
        </p>
      )}
      <UnsentWork />
      <button
        type="button"
        className={buttonClass()}
        onClick={() => {
          onLeave();
          showKeepOffline();
        }}
      >
        {laterMessages.keepOffline}
      </button>
      <Link to="/p/$code/outbox" params={{ code }} className={buttonClass()} onClick={onLeave}>
        {panelMessages.openOutbox}
      </Link>
    </div>
  );
}
