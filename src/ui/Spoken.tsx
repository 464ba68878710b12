import type { ReactNode } from 'react';
import styles from './Spoken.module.css';

/** Text for screen readers only. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
