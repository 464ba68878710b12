import type { ReactNode } from 'react';
import { AsOf } from '../../app/loading/AsOf';
import { useSession, useViewer } from '../../app/context';
import { NewVersion } from '../../parts/NewVersion';
import { Link } from '../../router/components';
import { Button, buttonClass } from '../../ui/Button';
import { BellIcon } from '../../ui/icons';
import { useTitle } from '../../ui/useTitle';
import styles from './ProjectsPage.module.css';
import { messages } from './messages';

export function ProjectsPage({ children }: { children: ReactNode }) {
  useTitle(messages.title);
  const viewer = useViewer();
  const { signOut } = useSession();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p>
          {messages.signedInAs} <strong>{viewer.name}</strong>
        </p>
        <div className={styles.actions}>
          <Link to="/account" className={buttonClass({ look: 'quiet' })}>
            {messages.account}
          </Link>
          <Button look="quiet" onClick={() => void signOut()}>
            {messages.signOut}
          </Button>
        </div>
      </header>
      <main className={styles.main}>
        <NewVersion />
        <div className={styles.titleLine}>
          <h1>{messages.title}</h1>
          <AsOf />
        </div>
        <Link to="/waiting" className={buttonClass()}>
          <BellIcon />
          {messages.waiting}
        </Link>
        {children}
      </main>
    </div>
  );
}
