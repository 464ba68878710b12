import type { ReactNode } from 'react';
import { AsOf } from '../../app/loading/AsOf';
import { useViewer } from '../../app/context';
import { useOutbox, useOutcomes } from '../../app/useOutbox';
import { NewVersion } from '../../parts/NewVersion';
import { useSignOut } from '../../parts/unsent/useSignOut';
import { Link } from '../../router/components';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { BellIcon, TrayIcon } from '../../ui/icons';
import { useTitle } from '../../ui/useTitle';
import styles from './ProjectsPage.module.css';
import { pageMessages } from './pageMessages';

export function ProjectsPage({ children }: { children: ReactNode }) {
  useTitle(pageMessages.title);
  const viewer = useViewer();
  const { label, press: signOut, asking, busy, question } = useSignOut();
  const { entries } = useOutbox();
  const { outcomes } = useOutcomes();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.product}>Snagbook</p>
        {/* Without a project there is no signal dot, and who was removed from theirs may have
            unsent work. */}
        <Link to="/outbox">
          <TrayIcon size={20} />
          <span className={styles.word}>
            {pageMessages.outbox(entries.length, outcomes.length)}
          </span>
        </Link>
        <Link to="/waiting">
          <BellIcon size={20} />
          <span className={styles.word}>{pageMessages.waiting}</span>
        </Link>
        <Link to="/account" title={pageMessages.account}>
          <Avatar name={viewer.name} />
          <bdi className={styles.word}>{viewer.name}</bdi>
        </Link>
      </header>
      <main className={styles.main}>
        <NewVersion />
        <div className={styles.titleLine}>
          <h1>{pageMessages.title}</h1>
          <AsOf />
        </div>
        {children}
      </main>
      <footer className={styles.foot}>
        <Button look="quiet" aria-expanded={asking || undefined} busy={busy} onClick={signOut}>
          {label}
        </Button>
        {question}
      </footer>
    </div>
  );
}
