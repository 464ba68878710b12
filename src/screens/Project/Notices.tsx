import { useEffect, useRef } from 'react';
import { useProject, useReachability } from '../../app/context';
import { useOutbox, useOutcomes } from '../../app/useOutbox';
import { useNow } from '../../domain/time';
import { NewVersion } from '../../parts/NewVersion';
import { photoGone } from '../../sync/outbox/outcomes';
import { Link } from '../../router/components';
import { say, useSay } from '../../ui/announcements';
import { buttonClass, IconButton } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { sinceOf } from '../../ui/messages/sinceMessages';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';
import styles from './ProjectFrame.module.css';

/** Most outcomes that are shown at once, to leave room for work. The outbox shows all of them. */
const shownAtMost = 2;

/**
 * Notices: entries the server does not accept, the archived project, and outcomes of entries that
 * the server kept but did not apply as meant.
 */
export function Notices({ code, archived }: { code: string; archived: boolean }) {
  const { outcomes, markRead } = useOutcomes();
  const known = useRef(new Set(outcomes.map(({ eventId }) => eventId)));
  // A live region that is mounted together with its text is not announced, so it is announced here.
  useEffect(() => {
    for (const { eventId, message } of outcomes) {
      if (!known.current.has(eventId)) say(message);
      known.current.add(eventId);
    }
  }, [outcomes]);
  // A lost photo is shown at its snag.
  const shown = outcomes.filter((outcome) => outcome.code !== photoGone).slice(0, shownAtMost);
  const more = outcomes.length - shown.length;
  return (
    <div className={styles.notices}>
      <NotTaken />
      <NewVersion />
      {archived && <Notice kind="info">{messages.archived}</Notice>}
      {shown.map(({ eventId, message, other }) => (
        <Notice
          key={eventId}
          kind="info"
          action={
            <>
              {other !== undefined && (
                <Link to="/p/$code/outbox" params={{ code }} className={buttonClass()}>
                  {messages.decideInOutbox}
                </Link>
              )}
              <IconButton label={messages.dismiss} onClick={() => markRead([eventId])}>
                <CloseIcon />
              </IconButton>
            </>
          }
        >
          {message}
        </Notice>
      ))}
      {more > 0 && (
        <Notice
          kind="info"
          action={
            <Link to="/p/$code/outbox" params={{ code }} className={buttonClass()}>
              {messages.readOutcomes}
            </Link>
          }
        >
          {messages.moreOutcomes(more)}
        </Notice>
      )}
    </div>
  );
}

/** Time for which the server may fail to accept an entry before a notice is shown, in ms. */
const patienceMs = 10 * 60_000;

/**
 * Notice that the server answers but has not accepted an entry for minutes, a fault that should be
 * reported.
 */
function NotTaken() {
  const { kind } = useReachability();
  const { entries } = useOutbox();
  const timeZone = useProject()?.timeZone;
  const now = useNow();
  // Without entries of a newer version, which have a message of their own, those that only waited
  // for the connection, and those that wait for another device.
  const waiting = entries.filter(
    ({ state, failingSince, problem }) =>
      state === 'waiting' &&
      failingSince !== undefined &&
      failingSince <= now - patienceMs &&
      problem?.code !== 'AWAITS_OTHERS',
  );
  const since = Math.min(...waiting.map(({ failingSince = now }) => failingSince));
  const shown = waiting.length > 0 && (kind === 'live' || kind === 'polling');
  // Once each reason, because the sentences also say the size of a photo.
  const reasons = new Map(
    waiting.map(({ problem }) => [`${problem?.code} ${problem?.status}`, problem?.message]),
  );
  const why = [...reasons.values()].join(' ');
  const sentence = shown
    ? messages.notTaken(waiting.length, sinceOf(since, now, timeZone), why)
    : null;
  // Announced for the same reason as above, but only once: further entries are visible.
  useSay(String(shown), sentence);
  return sentence !== null && <Notice kind="info">{sentence}</Notice>;
}
