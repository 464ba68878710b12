import { classes } from './classes';
import { StatusMark, type Status } from './StatusMark';
import styles from './StatusPill.module.css';

interface StatusPillProps {
  status: Status;
  /** Below 360 px only its shape is seen; the word stays for screen readers. @default false */
  shrinks?: boolean;
}

/** A status as shape and word on its tint. */
export function StatusPill({ status, shrinks = false }: StatusPillProps) {
  return (
    <span className={classes(styles.pill, styles[status], shrinks && styles.shrinks)}>
      <StatusMark status={status} word />
    </span>
  );
}
