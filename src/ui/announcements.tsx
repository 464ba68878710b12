import {
  createContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './announcements.module.css';
import { stops } from './focus/focus';
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

/**
 * Announces the sentence, if there is one, each time `about` changes, but not on mount, when it is
 * read with the page.
 */
export function useSay(about: string | number, sentence: string | null): void {
  const before = useRef(about);
  const speak = useEffectEvent(() => sentence !== null && say(sentence));
  useEffect(() => {
    if (before.current === about) return;
    before.current = about;
    speak();
  }, [about]);
}

/**
 * The live region, mounted anew for each person, so that announcements to one are not shown to the
 * next. Its attribute keeps modal dialogs from hiding it.
 */
export function Announcements() {
  const all = useSyncExternalStore(subscribe, () => sentences);
  const [before] = useState(() => lastId);
  return (
    <div role="status" aria-atomic="false" data-live-announcer="true" className={styles.region}>
      {all
        .filter(({ id }) => id > before)
        .map((sentence) =>
          sentence.shown ? (
            <Announced key={sentence.id} sentence={sentence} />
          ) : (
            <Spoken key={sentence.id}>{sentence.text}</Spoken>
          ),
        )}
    </div>
  );
}

/** Whether the surrounding announcement is hovered or focused, and therefore stays. */
export const AnnouncementHeld = createContext(false);

function Announced({ sentence }: { sentence: Sentence }) {
  const { text, actions } = sentence;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const box = useNextStop(actions !== null);
  useEffect(() => {
    if (held) hold(sentence);
    else forgetLater(sentence);
  }, [held, sentence]);
  return (
    <div
      ref={box}
      className={styles.sentence}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{text}</p>
      {actions !== null && <AnnouncementHeld value={held}>{actions}</AnnouncementHeld>}
    </div>
  );
}

/**
 * A ref for an element that has just appeared. The next Tab moves the focus into it, from wherever
 * it is, and Tab at its end moves it back.
 */
function useNextStop(has: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!has) return undefined;
    let visited = false;
    let from: HTMLElement | null = null;
    const onKey = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (
        event.key !== 'Tab' ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        event.defaultPrevented ||
        activeElement?.closest('[role="dialog"], [role="menu"]')
      )
        return;
      const inside = box.current === null ? [] : stops(box.current);
      const enters = !visited && !event.shiftKey && box.current?.contains(activeElement) === false;
      const leaves =
        activeElement === inside.at(event.shiftKey ? 0 : -1) && from?.isConnected === true;
      const next = enters ? inside[0] : from;
      if (!(enters || leaves) || !next) return;
      if (enters)
        from =
          activeElement instanceof HTMLElement && activeElement !== document.body
            ? activeElement
            : null;
      visited = true;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [has]);
  return box;
}

function add(text: string, shown: boolean, actions: ReactNode): void {
  const sentence = { id: ++lastId, text, shown, actions };
  // One sentence is shown at a time; sentences that are only announced are queued by the screen
  // reader.
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
