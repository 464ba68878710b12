import { useEffect, useRef } from 'react';
import { useNotices, useOutbox } from '../../app/useOutbox';
import { useReachability } from '../../app/useReachability';
import { useNow } from '../../domain/time';
import { say, useSay } from '../../ui/announcements';
import { IconButton } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { sinceOf } from '../../ui/messages/sinceMessages';
import { Notice } from '../../ui/Notice';
import { words } from './messages';
import styles from './ProjectFrame.module.css';

/** Notices: entries the server does not accept, the archived project, and the server's notices about entries. */
export function Notices({ archived }: { archived: boolean }) {
  const { notices, dismiss } = useNotices();
  const known = useRef(new Set(notices.map(({ id }) => id)));
  // A live region that is mounted together with its text is not announced, so it is announced here.
  useEffect(() => {
    for (const { id, message } of notices) {
      if (!known.current.has(id)) say(message);
      known.current.add(id);
    }
  }, [notices]);
  return (
    <div className={styles.notices}>
      <NotTaken />
      {archived && <Notice kind="told">{words.archived}</Notice>}
      {notices.map(({ id, message }) => (
        <Notice
          key={id}
          kind="told"
          action={
            <IconButton label={words.dismiss} onClick={() => dismiss(id)}>
              <CloseIcon />
            </IconButton>
          }
        >
          {message}
        </Notice>
      ))}
    </div>
  );
}

/** Time for which the server may fail to accept an entry before a notice is shown, in ms. */
const patienceMs = 10 * 60_000;

/** Notice that the server answers but has not accepted an entry for minutes: a fault that somebody should be told. */
function NotTaken() {
  const { kind } = useReachability();
  const { entries } = useOutbox();
  const now = useNow();
  // Without entries of a newer version, which have a message of their own, and those that only waited for the connection.
  const waiting = entries.filter(({ state, failingSince }) => state === 'waiting' && failingSince !== undefined && failingSince <= now - patienceMs);
  const since = Math.min(...waiting.map(({ failingSince = now }) => failingSince));
  const shown = waiting.length > 0 && (kind === 'live' || kind === 'polling');
  const why = [...new Set(waiting.map(({ problem }) => problem?.message))].join(' ');
  const told = shown ? words.notTaken(waiting.length, sinceOf(since, now), why) : null;
  // As above; once, because that there is more of it is seen.
  useSay(String(shown), told);
  return told !== null && <Notice kind="told">{told}</Notice>;
}
