import type { ReactNode } from 'react';
import { AsOf } from '../../app/loading/AsOf';
import { messages } from '../../domain/messages';
import { NewVersion } from '../../parts/NewVersion';
import { Link } from '../../router/components';
import { iconButtonClass } from '../../ui/Button';
import { useRegion } from '../../ui/focus/regions';
import { SkipLinks } from '../../ui/focus/SkipLinks';
import { BackIcon } from '../../ui/icons';
import { frameMessages } from '../../ui/messages/frameMessages';
import { useTitle } from '../../ui/useTitle';
import styles from './WaitingPage.module.css';

const { title, skip } = frameMessages.waiting;

export function WaitingPage({ children }: { children: ReactNode }) {
  useTitle(title);
  return (
    <div className={styles.page}>
      <SkipLinks />
      <header className={styles.head}>
        <Link
          to="/"
          className={iconButtonClass}
          aria-label={messages.allProjects}
          title={messages.allProjects}
        >
          <BackIcon />
        </Link>
        <h1>{title}</h1>
        <AsOf />
      </header>
      <main id="content" ref={useRegion(skip)} tabIndex={-1} className={styles.main}>
        <NewVersion />
        {children}
      </main>
    </div>
  );
}
