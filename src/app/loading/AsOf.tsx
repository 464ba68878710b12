import { messages } from '../../domain/messages';
import { useReachability } from '../context';
import styles from './AsOf.module.css';
import { useShownAge } from './shownAge';

/**
 * Beside the title of a page outside of a project: that the server has not answered, and from when
 * its data is. The screen says it whole to who hears it.
 */
export function AsOf() {
  const age = useShownAge();
  const { late } = useReachability();
  return (
    <span className={styles.asOf} aria-hidden="true">
      {age !== null && (
        <>
          <span>{age}</span>{' '}
          <span>{late === 'answer' ? messages.noAnswer : messages.noConnection}</span>
        </>
      )}
    </span>
  );
}
