import { useId } from 'react';
import styles from './Locations.module.css';
import { locationWords as words } from './locationMessages';
import type { LocationPlan } from './planLocations';

const linesAtMost = 100;

/** Preview of the locations to be added, as a tree, with the existing ones. */
export function LocationPreview({ plan: { planned }, where }: { plan: LocationPlan; where: string | null }) {
  const id = useId();
  const more = planned.length - linesAtMost;
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id}>{words.preview}</h3>
      {where !== null && <p className={styles.size}>{where}</p>}
      <ul>
        {planned.slice(0, linesAtMost).map(({ id: key, name, level, isNew }) => (
          <li key={key} aria-level={level} data-level={level} className={isNew ? undefined : styles.there}>
            {name} {!isNew && <span className={styles.size}>{words.there}</span>}
          </li>
        ))}
        {more > 0 && <li className={styles.there}>{words.previewMore(more)}</li>}
      </ul>
    </section>
  );
}
