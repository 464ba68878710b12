import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Skeleton.module.css';
import { Spoken } from './Spoken';

/** A placeholder for text, as high as its line. */
export function Bar({
  width,
  line = 'text',
}: {
  width: string;
  line?: 'fact' | 'text' | 'row' | 'screen';
}) {
  return <span className={classes(styles.bar, styles[line])} style={{ width }} />;
}

/** A placeholder for a picture or a control. */
export function Box({ width, height }: { width: string; height: string }) {
  return <span className={styles.box} style={{ width, height }} />;
}

/**
 * Placeholders of a loading screen, hidden from screen readers, which announce once that it is
 * loading.
 */
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
