import styles from '../../parts/filter/FilterBar.module.css';
import { classes } from '../../ui/classes';
import { words } from './messages';

/** Turns the checkboxes of the list on and off. */
export function SelectButton({ selecting, onToggle }: { selecting: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={classes(styles.chip, styles.press, selecting && styles.chosen)} aria-pressed={selecting} onClick={onToggle}>
      {words.select}
    </button>
  );
}
