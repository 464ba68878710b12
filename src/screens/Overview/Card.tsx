import type { ReactNode } from 'react';
import styles from './Overview.module.css';

interface CardProps {
  title: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}

/** A chart with its heading. */
export function Card({ title, beside, children }: CardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardTitle}>{title}</h3>
        <div className={styles.beside}>{beside}</div>
      </div>
      {children}
    </section>
  );
}
