import type { ReactNode } from 'react';
import styles from './AccountPage.module.css';
import { StatusMark } from './StatusMark';
import { useTitle } from './useTitle';

/** A page outside of any project: the name of the product, one title, one form. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return (
    <main className={styles.page}>
      <p className={styles.product}>
        <span aria-hidden="true" className={styles.marks}>
          <StatusMark status="OPEN" />
          <StatusMark status="IN_PROGRESS" />
          <StatusMark status="CLOSED" />
        </span>
        Snagbook
      </p>
      <div className={styles.card}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** What else may help, in quieter lines below the form. */
export function AccountNotes({ children }: { children: ReactNode }) {
  return <div className={styles.notes}>{children}</div>;
}
