import { useNotices } from '../../app/outbox';
import { IconButton } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { NotTaken } from './NotTaken';
import styles from './ProjectFrame.module.css';
import { words } from './words';

/** What the server does not take, that the project is archived, and what the server had to say about work that was sent later. */
export function Notices({ archived }: { archived: boolean }) {
  const { notices, dismiss } = useNotices();
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
