import styles from '../../parts/filter/FilterBar.module.css';
import { classes } from '../../ui/classes';
import { SelectIcon } from '../../ui/icons';
import { Spoken } from '../../ui/Spoken';
import { words } from './messages';

/** Turns the checkboxes of the list on and off. */
export function SelectButton({ selecting, onToggle }: { selecting: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={classes(styles.chip, styles.filter, selecting && styles.chosen)} title={words.select} aria-pressed={selecting} onClick={onToggle}>
      <SelectIcon size={20} />
      {/* The chips need the room. */}
      <Spoken>{words.select}</Spoken>
    </button>
  );
}
