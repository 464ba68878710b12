import type { ReactNode, Ref } from 'react';
import { classes } from './classes';
import styles from './Notice.module.css';

interface NoticeProps {
  kind: 'info' | 'refused';
  /** Without a ground of its own. @default false */
  quiet?: boolean;
  children?: ReactNode;
  action?: ReactNode;
  /** Makes the sentence focusable. */
  textRef?: Ref<HTMLParagraphElement>;
}

/**
 * The result of an action, shown next to it. `refused` is announced at once (`role="alert"`),
 * `info` politely.
 * Without children its live region stays in the DOM, so that later content is announced.
 */
export function Notice({ kind, quiet = false, children, action, textRef }: NoticeProps) {
  return (
    <div
      role={kind === 'refused' ? 'alert' : 'status'}
      className={
        children ? classes(styles.notice, styles[kind], quiet && styles.quiet) : styles.none
      }
    >
      {children && (
        <p className={styles.text} ref={textRef} tabIndex={textRef === undefined ? undefined : -1}>
          {children}
        </p>
      )}
      {children && action}
    </div>
  );
}
