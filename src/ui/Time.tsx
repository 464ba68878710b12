import { useState } from 'react';
import styles from './Time.module.css';

/**
 * A moment in words, with the exact time on hover and on press. `at` in milliseconds since 1970.
 */
export function Time({ at, words, exact }: { at: number; words: string; exact: string }) {
  const [pressed, setPressed] = useState(false);
  return (
    <button
      type="button"
      className={styles.time}
      aria-pressed={pressed}
      title={exact}
      onClick={() => setPressed(!pressed)}
    >
      <time dateTime={new Date(at).toISOString()}>{pressed ? exact : words}</time>
    </button>
  );
}
