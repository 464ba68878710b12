import { EmptyState } from '../../ui/State';
import styles from './ProjectFrame.module.css';
import { words } from './words';

/** Beside the list, before a snag was chosen. */
export function EmptyPane() {
  return (
    <div className={styles.pane}>
      <EmptyState title={words.choose}>{words.chooseHint}</EmptyState>
    </div>
  );
}
