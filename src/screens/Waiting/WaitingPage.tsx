import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { words } from '../../app/words';
import { iconButtonClass } from '../../ui/Button';
import { BackIcon } from '../../ui/icons';
import { skeletonWords } from '../../ui/skeletonWords';
import { useTitle } from '../../ui/useTitle';
import styles from './Waiting.module.css';

const { title } = skeletonWords.waiting;

export function WaitingPage({ children }: { children: ReactNode }) {
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/" className={iconButtonClass} aria-label={words.allProjects} title={words.allProjects}>
          <BackIcon />
        </Link>
        <h1>{title}</h1>
      </header>
      <main>{children}</main>
    </div>
  );
}
