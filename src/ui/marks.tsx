import { Spoken } from './Spoken';
import styles from './marks.module.css';
import { messages } from './messages/messages';

/** How late a snag is: a clock and whole days. */
export function OverdueMark({ days }: { days: number }) {
  return (
    <span className={styles.overdue}>
      <Clock />
      {messages.late(days)}
    </span>
  );
}

/** Tells that a snag was sent back; screen readers also get how often. */
export function SentBackMark({ count }: { count: number }) {
  return (
    <span className={styles.sentBack}>
      <svg width={16} height={16} viewBox="0 0 16 16" {...drawn}>
        <path d="M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 7.5H7" />
      </svg>
      <span aria-hidden="true">{messages.sentBackMark}</span>
      <Spoken>{messages.sentBack(count)}</Spoken>
    </span>
  );
}

/** A change was refused by the server. */
export function RefusedMark() {
  return (
    <span className={styles.refused}>
      <svg width={16} height={16} viewBox="0 0 16 16" {...drawn}>
        <path d="M8 2 1.8 13.2h12.4zM8 6.5v3M8 11.4v.01" />
      </svg>
      {messages.refused}
    </span>
  );
}

/** A change is stored on the device and not yet confirmed by the server. */
export function PendingMark() {
  return (
    <span className={styles.pending} title={messages.pending}>
      <Clock />
      <Spoken>{messages.notConfirmed}</Spoken>
    </span>
  );
}

const drawn = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: false,
} as const;

function Clock() {
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" {...drawn}>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.5V8l2.3 1.6" />
    </svg>
  );
}
