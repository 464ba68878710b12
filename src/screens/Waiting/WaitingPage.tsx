import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { iconButtonClass } from '../../ui/Button';
import { BackIcon } from '../../ui/icons';
import { useTitle } from '../../ui/useTitle';
import styles from './Waiting.module.css';
import { words } from './words';

export function WaitingPage({ children }: { children: ReactNode }) {
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/" className={iconButtonClass} aria-label={words.allProjects} title={words.allProjects}>
          <BackIcon />
        </Link>
        <h1>{words.title}</h1>
      </header>
      <main>{children}</main>
    </div>
  );
}
