import { firstStop, headingOf, isShown, markedStart } from './focus';

/** Something that the keyboard was on may be gone: its part of the page, from the inside to the outside. */
let path: readonly Element[] = [];

/**
 * The focus never falls to the page. When what had it is taken away, hidden or switched off and nobody has put it elsewhere, it goes to the nearest
 * part of the page that is left: to the row of a list, its heading, or the first thing in it. Returns the way to stop.
 */
export function keepFocus(): () => void {
  let frame = 0;
  path = [];
  const onFocus = ({ target }: FocusEvent) => {
    path = target instanceof Element ? [...ancestors(target)] : [];
  };
  // Whoever closes a dialog or goes to another screen puts the focus somewhere in the next frames; a browser notices in the next that what had it is hidden.
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(mend);
      });
    });
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    // What had it for who waits, such as the title of a skeleton, has come.
    if (path[0]?.matches('h1, h2, h3, main')) mend();
    else look();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'disabled', 'inert'] });
  document.addEventListener('focusin', onFocus);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}

/** Somebody who presses where nothing is takes the focus away on purpose: what had it is still there. */
function isLost(): boolean {
  const [last] = path;
  const { activeElement } = document;
  const nowhere = activeElement === null || activeElement === document.body;
  return last !== undefined && (nowhere || activeElement === last) && !(last.isConnected && isShown(last) && !last.matches(':disabled'));
}

function mend(): void {
  if (!isLost()) return;
  const over = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const home = path.filter((element) => element.isConnected && isShown(element) && element.matches('[data-pane], section, article, form, main, [role="dialog"], body'));
  const places = over === undefined ? [...home, document.body] : [over];
  for (const place of places) {
    const next = (place === document.body ? place.querySelector('main') : place) ?? place;
    const found = markedStart(next) ?? headingOf(next) ?? firstStop(next);
    if (found === null) continue;
    found.focus({ preventScroll: true });
    return;
  }
}

function* ancestors(element: Element): Generator<Element> {
  for (let each: Element | null = element; each !== null; each = each.parentElement) yield each;
}
