import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import styles from './announcements.module.css';
import { Spoken } from './Spoken';

interface Sentence {
  readonly id: number;
  readonly text: string;
  /** For the eye too. */
  readonly shown: boolean;
}

const keptMs = 5000;

let sentences: readonly Sentence[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says in one sentence what came of something whose place on the screen is gone. Shown and read out for five seconds. */
export function announce(sentence: string): void {
  add(sentence, true);
}

/** Tells who hears the screen what an eye sees change somewhere on it. */
export function say(sentence: string): void {
  add(sentence, false);
}

/** Says the sentence each time that what it is about becomes another; what is there from the start is read anyway. */
export function useSay(about: string | number, sentence: string): void {
  const before = useRef(about);
  const speak = useEffectEvent(() => say(sentence));
  useEffect(() => {
    if (before.current === about) return;
    before.current = about;
    speak();
  }, [about]);
}

/** The live region: once in the app, there before anything is said. A dialog over the page does not hide what has this attribute. */
export function Announcements() {
  const all = useSyncExternalStore(subscribe, () => sentences);
  return (
    <div role="status" aria-atomic="false" data-live-announcer="true" className={styles.region}>
      {all.map(({ id, text, shown }) =>
        shown ? (
          <p key={id} className={styles.sentence}>
            {text}
          </p>
        ) : (
          <Spoken key={id}>{text}</Spoken>
        ),
      )}
    </div>
  );
}

function add(text: string, shown: boolean): void {
  const id = ++lastId;
  // One sentence is shown at a time; what is only said waits its turn with the reader.
  set([...sentences.filter((each) => !(shown && each.shown)), { id, text, shown }]);
  setTimeout(() => set(sentences.filter((each) => each.id !== id)), keptMs);
}

function set(next: readonly Sentence[]): void {
  sentences = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
