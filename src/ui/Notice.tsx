import type { ReactNode, Ref } from 'react';
import { classes } from './classes';
import styles from './Notice.module.css';

interface NoticeProps {
  kind: 'told' | 'refused';
  children?: ReactNode;
  action?: ReactNode;
  /** The sentence can get the focus. */
  textRef?: Ref<HTMLParagraphElement>;
}

/**
 * What came of something a person did, beside the thing that did it. `refused` is read out at once, `told` when the reader pauses.
 * Without children it keeps its place in the tree, so that what comes later is announced.
 */
export function Notice({ kind, children, action, textRef }: NoticeProps) {
  return (
    <div role={kind === 'refused' ? 'alert' : 'status'} className={children ? classes(styles.notice, styles[kind]) : styles.none}>
      {children && (
        <p className={styles.text} ref={textRef} tabIndex={textRef === undefined ? undefined : -1}>
          {children}
        </p>
      )}
      {children && action}
    </div>
  );
}
