import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode } from 'react';
import styles from './announcements.module.css';
import { Spoken } from './Spoken';

interface Sentence {
  readonly id: number;
  readonly text: string;
  /** Also shown on the screen. */
  readonly shown: boolean;
  /** Links and buttons for likely next actions. */
  readonly actions: ReactNode;
}

const keptMs = 5_000;
/** Time that a sentence with actions is shown, in ms. */
const offeredMs = 10_000;

let sentences: readonly Sentence[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows and announces a result for some seconds, when the element it belongs to is gone. */
export function announce(sentence: string, actions: ReactNode = null): void {
  add(sentence, true, actions);
}

/** Removes the announcement, after one of its actions was used. */
export function dismissAnnouncement(): void {
  set(sentences.filter(({ shown }) => !shown));
}

/** Announces a visible change to screen readers. */
export function say(sentence: string): void {
  add(sentence, false, null);
}

/** Announces the sentence, if there is one, each time `about` changes, but not on mount, when it is read with the page. */
export function useSay(about: string | number, sentence: string | null): void {
  const before = useRef(about);
  const speak = useEffectEvent(() => sentence !== null && say(sentence));
  useEffect(() => {
    if (before.current === about) return;
    before.current = about;
    speak();
  }, [about]);
}

/** The live region, mounted once in the app. Its attribute keeps modal dialogs from hiding it. */
export function Announcements() {
  const all = useSyncExternalStore(subscribe, () => sentences);
  return (
    <div role="status" aria-atomic="false" data-live-announcer="true" className={styles.region}>
      {all.map((sentence) =>
        sentence.shown ? (
          // It stays while it is hovered or focused.
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
  // One sentence is shown at a time; sentences that are only announced are queued by the screen reader.
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
