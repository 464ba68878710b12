import type { ReactNode } from 'react';
import styles from './Spoken.module.css';

/** Words for who hears the screen, where an eye sees a shape. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
