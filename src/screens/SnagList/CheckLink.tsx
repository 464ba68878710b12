import { Link } from '@tanstack/react-router';
import styles from '../../parts/FilterBar.module.css';
import { classes } from '../../ui/classes';
import { words } from './words';

/** From the list of what was said to be fixed to one after the other. */
export function CheckLink({ code }: { code: string }) {
  return (
    <Link to="/p/$code/check" params={{ code }} search className={classes(styles.chip, styles.press)}>
      {words.check}
    </Link>
  );
}
