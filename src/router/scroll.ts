import type { RouterHistory } from '@tanstack/history';

/** Scroll positions, by a selector that finds the element again. */
type Scrolled = Record<string, readonly [left: number, top: number]>;

export interface Scroll {
  /** Stores the scroll positions before another history entry is shown. */
  leave(): void;
  /**
   * Announces the next entry. `resets`: false keeps the scroll position. `goes`: it is a navigation
   * to a new entry and not a way back.
   */
  next(step: { readonly resets?: boolean; readonly goes?: boolean }): void;
  /** Scrolls the page to where this entry was left, or to the top. */
  restore(): void;
  start(history: RouterHistory): () => void;
}

const storageKey = 'snagbook.scroll';
const page = 'page';

/** Restores the scroll position of each history entry, also after a reload. */
export function createScroll(): Scroll {
  const byEntry = read();
  /** Elements that were scrolled since the entry was shown. */
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
      else if (target instanceof Element && target.isConnected)
        scrolled[selectorOf(target)] = [target.scrollLeft, target.scrollTop];
    }
  }

  function restore(): void {
    if (history === undefined) return;
    const { state, href, hash } = history.location;
    entry = state.__TSR_key ?? href;
    const from = byEntry[shown];
    targets.clear();
    // Elements that stay on the page keep their scroll position, which is stored for the new entry
    // too.
    if (from !== undefined && shown !== entry) {
      for (const [selector, offset] of Object.entries(from)) {
        if (selector === page ? !resets : document.querySelector(selector) !== null)
          (byEntry[entry] ??= {})[selector] ??= offset;
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
    // Only a navigation scrolls to the part named by the hash, not an overlay or a way back.
    if (hash === '') {
      if (resets && !placed) scrollTo(0, 0);
    } else if (!placed && resets && goes)
      document.getElementById(hash.slice(1))?.scrollIntoView?.();
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
    // written by `leave`
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, Scrolled>;
  } catch {
    return {};
  }
}

/** The element's position among its siblings, from the root down. */
function selectorOf(element: Element): string {
  const { parentElement } = element;
  if (parentElement === null) return element.localName;
  return `${selectorOf(parentElement)} > :nth-child(${[...parentElement.children].indexOf(element) + 1})`;
}
