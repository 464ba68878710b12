import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './PaneBar.module.css';

interface PaneBarProps {
  /** The title of the page, as its heading. */
  title?: ReactNode;
  /** The link back, at the start of the bar; on a desktop the navigation takes its place. */
  back?: ReactNode;
  /** No navigation stands beside it, so the link back stays on a desktop. @default false */
  alone?: boolean;
  /** For the narrower padding of the list. */
  className?: string | undefined;
  /** What stands behind the title. */
  children?: ReactNode;
}

/** The bar at the top of a pane, or of a phone's screen. It stays while the pane scrolls. */
export function PaneBar({ title, back, alone = false, className, children }: PaneBarProps) {
  return (
    <div className={classes(styles.bar, alone && styles.alone, className)}>
      {back !== undefined && <span className={styles.back}>{back}</span>}
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      {children}
    </div>
  );
}
