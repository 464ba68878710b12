import styles from '../../parts/FilterBar.module.css';
import { classes } from '../../ui/classes';
import { words } from './words';

/** Turns the checkboxes of the list on and off. */
export function SelectButton({ selecting, onToggle }: { selecting: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={classes(styles.chip, styles.press, selecting && styles.chosen)} aria-pressed={selecting} onClick={onToggle}>
      {words.select}
    </button>
  );
}
