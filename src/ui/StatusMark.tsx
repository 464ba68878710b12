import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './StatusMark.module.css';

export type Status = 'OPEN' | 'IN_PROGRESS' | 'FIXED' | 'CLOSED' | 'DISPUTED' | 'VOID';

/** The label of each status. */
export const statusLabels: Record<Status, string> = {
  OPEN: t`Open`,
  IN_PROGRESS: t`In progress`,
  FIXED: t`To check`,
  CLOSED: t`Closed`,
  DISPUTED: t`Disputed`,
  VOID: t`Void`,
};

/**
 * A status as shape and colour; with `word` also as the word beside it, otherwise the word is its
 * name.
 */
export function StatusMark({ status, word = false }: { status: Status; word?: boolean }) {
  const drawing = (
    <svg
      className={`${styles.mark} ${styles[status]}`}
      width={20}
      height={20}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(word ? { 'aria-hidden': true } : { role: 'img', 'aria-label': statusLabels[status] })}
    >
      {shapes[status]}
    </svg>
  );
  if (!word) return drawing;
  return (
    <span className={styles.withWord}>
      {drawing}
      {statusLabels[status]}
    </span>
  );
}

const shapes: Record<Status, ReactNode> = {
  OPEN: <circle cx="10" cy="10" r="7.5" />,
  IN_PROGRESS: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" stroke="none" />
    </>
  ),
  FIXED: (
    <>
      <circle cx="10" cy="10" r="7.5" strokeWidth={2} />
      <path d="m6.6 10.3 2.4 2.4 4.4-4.9" strokeWidth={2} />
    </>
  ),
  CLOSED: (
    <>
      <circle cx="10" cy="10" r="8.75" fill="currentColor" stroke="none" />
      <path className={styles.cut} d="m6 10.3 2.8 2.8L14 7.6" strokeWidth={2} />
    </>
  ),
  DISPUTED: (
    <>
      <path d="M10 1.8 18.2 10 10 18.2 1.8 10z" strokeWidth={2} />
      <path d="M10 6.3v4.4M10 13.7v.01" strokeWidth={2} />
    </>
  ),
  VOID: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M5 15 15 5" />
    </>
  ),
};
