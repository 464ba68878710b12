import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode } from 'react';
import styles from './announcements.module.css';
import { Spoken } from './Spoken';

interface Sentence {
  readonly id: number;
  readonly text: string;
  /** For the eye too. */
  readonly shown: boolean;
  /** Links and buttons for what one may want next. */
  readonly actions: ReactNode;
}

const keptMs = 5_000;
/** With something to press. */
const offeredMs = 10_000;

let sentences: readonly Sentence[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Says in one sentence what came of something whose place on the screen is gone. Shown and read out for some seconds. */
export function announce(sentence: string, actions: ReactNode = null): void {
  add(sentence, true, actions);
}

/** One of its actions was taken. */
export function dismissAnnouncement(): void {
  set(sentences.filter(({ shown }) => !shown));
}

/** Tells who hears the screen what an eye sees change somewhere on it. */
export function say(sentence: string): void {
  add(sentence, false, null);
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
      {all.map((sentence) =>
        sentence.shown ? (
          // It stays as long as somebody is about to press.
          <div key={sentence.id} className={styles.sentence} onPointerEnter={() => hold(sentence)} onPointerLeave={() => forgetLater(sentence)} onFocus={() => hold(sentence)} onBlur={() => forgetLater(sentence)}>
            <p>{sentence.text}</p>
            {sentence.actions}
          </div>
        ) : (
          <Spoken key={sentence.id}>{sentence.text}</Spoken>
        ),
      )}
    </div>
  );
}

function add(text: string, shown: boolean, actions: ReactNode): void {
  const sentence = { id: ++lastId, text, shown, actions };
  // One sentence is shown at a time; what is only said waits its turn with the reader.
  set([...sentences.filter((each) => !(shown && each.shown)), sentence]);
  forgetLater(sentence);
}

function hold({ id }: Sentence): void {
  clearTimeout(timers.get(id));
}

function forgetLater(sentence: Sentence): void {
  hold(sentence);
  const { id, actions } = sentence;
  const forget = (): void => {
    timers.delete(id);
    set(sentences.filter((each) => each.id !== id));
  };
  timers.set(id, setTimeout(forget, actions === null ? keptMs : offeredMs));
}

function set(next: readonly Sentence[]): void {
  sentences = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
