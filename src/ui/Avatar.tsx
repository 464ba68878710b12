import { classes } from './classes';
import styles from './Avatar.module.css';

/** The initials of a person, round, or of a thing such as a project. Hidden from screen readers. */
export function Avatar({ name, square = false }: { name: string; square?: boolean }) {
  return (
    <span className={classes(styles.avatar, square && styles.square)} aria-hidden="true">
      {initialsOf(name, square ? 1 : -1)}
    </span>
  );
}

/** Of the first word and the one at `second`. */
function initialsOf(name: string, second: number): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(second) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
