import { useEffect, useRef } from 'react';
import { useNotices } from '../../app/useOutbox';
import { say } from '../../ui/announcements';
import { IconButton } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { NotTaken } from './NotTaken';
import styles from './ProjectFrame.module.css';
import { words } from './messages';

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
