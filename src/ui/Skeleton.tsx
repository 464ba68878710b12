import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Skeleton.module.css';
import { Spoken } from './Spoken';

/** A bar where text will be, as high as its line. */
export function Bar({ width, line = 'text' }: { width: string; line?: 'fact' | 'text' | 'row' | 'screen' }) {
  return <span className={classes(styles.bar, styles[line])} style={{ width }} />;
}

/** A box where a picture or a control will be. */
export function Box({ width, height }: { width: string; height: string }) {
  return <span className={styles.box} style={{ width, height }} />;
}

/** The shape of what is coming: hidden from who hears the screen, who is told once that it is loading. */
export function Skeleton({ loading, children }: { loading: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <Spoken>{loading}</Spoken>
      <div aria-hidden="true" className={styles.appear}>
        {children}
      </div>
    </div>
  );
}
