import { Link } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import { words } from '../../domain/messages';
import { iconButtonClass } from '../../ui/Button';
import { BackIcon } from '../../ui/icons';
import { skeletonWords } from '../../ui/messages/skeletonMessages';
import { useTitle } from '../../ui/useTitle';
import styles from './Waiting.module.css';

const { title, skip } = skeletonWords.waiting;

export function WaitingPage({ children }: { children: ReactNode }) {
  useTitle(title);
  const main = useRef<HTMLElement>(null);
  return (
    <div className={styles.page}>
      <a
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {skip}
      </a>
      <header className={styles.head}>
        <Link to="/" className={iconButtonClass} aria-label={words.allProjects} title={words.allProjects}>
          <BackIcon />
        </Link>
        <h1>{title}</h1>
      </header>
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>{children}</main>
    </div>
  );
}
