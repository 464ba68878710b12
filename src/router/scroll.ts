import type { RouterHistory } from '@tanstack/history';

/** How far something is scrolled, by a selector that finds it again. */
type Scrolled = Record<string, readonly [left: number, top: number]>;

export interface Scroll {
  /** Notes how far everything is scrolled, before another entry of the history is shown. */
  leave(): void;
  /** Of what is shown next: `resets` false if the page stays as it is scrolled, `goes` if it is a way on, not back. */
  next(step: { readonly resets?: boolean; readonly goes?: boolean }): void;
  /** Scrolls what is shown: back to where it was left, or to the top. */
  restore(): void;
  start(history: RouterHistory): () => void;
}

const storageKey = 'snagbook.scroll';
const page = 'page';

/** Each entry of the history is shown again as it was scrolled, also after the tab was loaded again. */
export function createScroll(): Scroll {
  const byEntry = read();
  /** Scrolled since the entry is shown. */
  const targets = new Set<EventTarget>();
  let entry = '';
  let shown = '';
  let resets = true;
  let goes = false;
  let restoring = false;
  let history: RouterHistory | undefined;

  const onScroll = ({ target }: Event): void => {
    if (!restoring && target !== null) targets.add(target);
  };
  const onHide = (): void => {
    globalThis.history.scrollRestoration = 'auto';
    leave();
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(byEntry));
    } catch {
      // A full or forbidden storage costs the scroll position after a reload.
    }
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) globalThis.history.scrollRestoration = 'manual';
  };

  function leave(): void {
    if (shown === '') return;
    const scrolled = (byEntry[shown] ??= {});
    for (const target of targets) {
      if (target === document) scrolled[page] = [scrollX, scrollY];
      else if (target instanceof Element && target.isConnected) scrolled[selectorOf(target)] = [target.scrollLeft, target.scrollTop];
    }
  }

  function restore(): void {
    if (history === undefined) return;
    const { state, href, hash } = history.location;
    entry = state.__TSR_key ?? href;
    const from = byEntry[shown];
    targets.clear();
    // What stays on the page is scrolled as it was, so that a later way back finds it so.
    if (from !== undefined && shown !== entry) {
      for (const [selector, offset] of Object.entries(from)) {
        if (selector === page ? !resets : document.querySelector(selector) !== null) (byEntry[entry] ??= {})[selector] ??= offset;
      }
    }
    shown = entry;
    restoring = true;
    let placed = false;
    for (const [selector, [left, top]] of Object.entries(resets ? (byEntry[entry] ?? {}) : {})) {
      const element = selector === page ? null : document.querySelector(selector);
      if (element !== null) [element.scrollLeft, element.scrollTop] = [left, top];
      else if (selector === page && (hash === '' || !goes)) {
        placed = true;
        scrollTo(left, top);
      }
    }
    // Whoever opens an overlay there, or comes back, is not led to the part again.
    if (hash === '') {
      if (resets && !placed) scrollTo(0, 0);
    } else if (!placed && resets && goes) document.getElementById(hash.slice(1))?.scrollIntoView?.();
    restoring = false;
    resets = true;
    goes = false;
  }

  return {
    leave() {
      leave();
      targets.clear();
    },
    next(step) {
      resets = step.resets ?? resets;
      goes = step.goes ?? goes;
    },
    restore,
    start(followed) {
      history = followed;
      globalThis.history.scrollRestoration = 'manual';
      document.addEventListener('scroll', onScroll, true);
      globalThis.addEventListener('pagehide', onHide);
      globalThis.addEventListener('pageshow', onShow);
      return () => {
        document.removeEventListener('scroll', onScroll, true);
        globalThis.removeEventListener('pagehide', onHide);
        globalThis.removeEventListener('pageshow', onShow);
      };
    },
  };
}

function read(): Record<string, Scrolled> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, Scrolled>; // written above
  } catch {
    return {};
  }
}

/** Where it stands among its siblings, from the root on. */
function selectorOf(element: Element): string {
  const { parentElement } = element;
  if (parentElement === null) return element.localName;
  return `${selectorOf(parentElement)} > :nth-child(${[...parentElement.children].indexOf(element) + 1})`;
}
