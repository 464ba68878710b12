import { classes } from '../../ui/classes';
import styles from './PlanSheet.module.css';

/**
 * The cross in the middle of the viewport: shown with keyboard focus and while a spot is being
 * chosen.
 */
export function Cross({ shown }: { shown: boolean }) {
  return (
    <svg
      className={classes(styles.cross, shown && styles.crossShown)}
      width={48}
      height={48}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.crossEdge} d="M24 4v16M24 28v16M4 24h16M28 24h16" />
      <path className={styles.crossLine} d="M24 4v16M24 28v16M4 24h16M28 24h16" />
    </svg>
  );
}
