import type { ReactNode } from 'react';
import styles from './Spoken.module.css';

/** Text for screen readers only; as a `status` it is said when it comes. */
export function Spoken({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <span role={role} className={styles.spoken}>
      {children}
    </span>
  );
}
