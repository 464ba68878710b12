import type { ReactNode } from 'react';
import { messages } from '../../domain/messages';
import { Link } from '../../router/components';
import { iconButtonClass } from '../../ui/Button';
import { useRegion } from '../../ui/focus/regions';
import { SkipLinks } from '../../ui/focus/SkipLinks';
import { BackIcon } from '../../ui/icons';
import { frameMessages } from '../../ui/messages/frameMessages';
import { useTitle } from '../../ui/useTitle';
import styles from './OutboxPage.module.css';

const { title, skip } = frameMessages.outbox;

/** `from`: the code of the project from which the screen was opened. */
export function OutboxPage({ from, children }: { from: string | null; children: ReactNode }) {
  useTitle(title);
  const back = from ?? messages.allProjects;
  return (
    <div className={styles.page}>
      <SkipLinks />
      <header className={styles.head}>
        <Link
          {...(from === null ? { to: '/' } : { to: '/p/$code', params: { code: from } })}
          className={iconButtonClass}
          aria-label={back}
          title={back}
        >
          <BackIcon />
        </Link>
        <h1>{title}</h1>
      </header>
      <main id="content" ref={useRegion(skip)} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
