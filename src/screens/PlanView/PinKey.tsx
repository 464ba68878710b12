import { StatusMark, statusLabels, type Status } from '../../ui/StatusMark';
import { messages } from './messages';
import styles from './PinKey.module.css';

const shown: readonly Status[] = ['OPEN', 'IN_PROGRESS', 'DISPUTED', 'FIXED'];

/** What the pins mean; on a phone the plan needs the room. */
export function PinKey() {
  return (
    <ul className={styles.key} aria-label={messages.key}>
      <li>
        <span className={styles.overdue} />
        {messages.overdue}
      </li>
      {shown.map((status) => (
        <li key={status}>
          <span aria-hidden="true">
            <StatusMark status={status} />
          </span>
          {statusLabels[status]}
        </li>
      ))}
      <li>
        <span className={styles.several} aria-hidden="true">
          4
        </span>
        {messages.several}
      </li>
    </ul>
  );
}
