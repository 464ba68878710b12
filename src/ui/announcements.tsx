import { useSyncExternalStore } from 'react';
import styles from './announcements.module.css';

const shownMs = 5000;

let text = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Says in one sentence what came of something whose place on the screen is gone. Shown and read out for five seconds. */
export function announce(sentence: string): void {
  set(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => set(''), shownMs);
}

/** Where announcements appear: once in the app, above the navigation. */
export function Announcements() {
  const sentence = useSyncExternalStore(subscribe, () => text);
  return (
    <div role="status" className={styles.region}>
      {sentence !== '' && <p className={styles.sentence}>{sentence}</p>}
    </div>
  );
}

function set(sentence: string): void {
  text = sentence;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
