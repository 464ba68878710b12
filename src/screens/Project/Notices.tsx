import { useEffect, useRef } from 'react';
import { useNotices, useOutbox } from '../../app/useOutbox';
import { say } from '../../ui/announcements';
import { IconButton } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import styles from './ProjectFrame.module.css';
import { words } from './messages';
import { useReachability } from '../../app/useReachability';
import { useNow } from '../../domain/time';
import { sinceOf } from '../../ui/messages/sinceMessages';

/** What the server does not take, that the project is archived, and what the server had to say about work that was sent later. */
export function Notices({ archived }: { archived: boolean }) {
  const { notices, dismiss } = useNotices();
  const known = useRef(new Set(notices.map(({ id }) => id)));
  // A status that comes with its words is not read out by itself.
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

/** So long a server may fail to take something before the page says so where nobody has to look for it, in ms. */
const patienceMs = 10 * 60_000;

/** That the server is there and does not take what was entered, for minutes or hours: waiting may not help, telling somebody does. */
function NotTaken() {
  const { kind } = useReachability();
  const { entries } = useOutbox();
  const now = useNow();
  // Entries of a newer version wait for the page to be loaded anew, and say so themselves. What waited for a line is being sent now.
  const waiting = entries.filter(({ state, failingSince }) => state === 'waiting' && failingSince !== undefined && failingSince <= now - patienceMs);
  const since = Math.min(...waiting.map(({ failingSince = now }) => failingSince));
  if (waiting.length === 0 || (kind !== 'live' && kind !== 'polling')) return null;
  const why = [...new Set(waiting.map(({ problem }) => problem?.message))].join(' ');
  return <Notice kind="told">{words.notTaken(waiting.length, sinceOf(since, now), why)}</Notice>;
}
