import type { ReactNode } from 'react';
import { AsOf } from '../../app/loading/AsOf';
import { useViewer } from '../../app/context';
import { useOutbox, useOutcomes } from '../../app/useOutbox';
import { NewVersion } from '../../parts/NewVersion';
import { useSignOut } from '../../parts/unsent/useSignOut';
import { Link } from '../../router/components';
import { Button, buttonClass } from '../../ui/Button';
import { BellIcon } from '../../ui/icons';
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
        <p>
          {pageMessages.signedInAs} <strong>{viewer.name}</strong>
        </p>
        <div className={styles.actions}>
          <Link to="/account" className={buttonClass({ look: 'quiet' })}>
            {pageMessages.account}
          </Link>
          <Button look="quiet" aria-expanded={asking || undefined} busy={busy} onClick={signOut}>
            {label}
          </Button>
        </div>
      </header>
      {question}
      <main className={styles.main}>
        <NewVersion />
        <div className={styles.titleLine}>
          <h1>{pageMessages.title}</h1>
          <AsOf />
        </div>
        <Link to="/waiting" className={buttonClass()}>
          <BellIcon />
          {pageMessages.waiting}
        </Link>
        {/* Without a project there is no signal dot, and who was removed from theirs may have
            unsent work. */}
        <Link to="/outbox" className={buttonClass({ look: 'quiet' })}>
          {pageMessages.outbox(entries.length, outcomes.length)}
        </Link>
        {children}
      </main>
    </div>
  );
}
