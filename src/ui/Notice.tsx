import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Notice.module.css';

/**
 * What came of something a person did, beside the thing that did it. `refused` is read out at once, `told` when the reader pauses.
 * Without children it keeps its place in the tree, so that what comes later is announced.
 */
export function Notice({ kind, children, action }: { kind: 'told' | 'refused'; children?: ReactNode; action?: ReactNode }) {
  return (
    <div role={kind === 'refused' ? 'alert' : 'status'} className={children ? classes(styles.notice, styles[kind]) : styles.none}>
      {children && <p className={styles.text}>{children}</p>}
      {children && action}
    </div>
  );
}
