import { firstStop, headingOf, isShown, markedStart } from './focus';

/** The element that had the focus last, and its ancestors from the inside out. */
let path: readonly Element[] = [];

/**
 * Prevents that the focus falls back to the body. When the focused element is removed, hidden or
 * disabled and nothing else was focused, the nearest remaining ancestor gets it: the row of a list,
 * its heading, or the first focusable element in it. Returns the function to stop.
 */
export function keepFocus(): () => void {
  let frame = 0;
  path = [];
  const onFocus = ({ target }: FocusEvent) => {
    path = target instanceof Element ? [...ancestors(target)] : [];
  };
  // Deferred, because closing a dialog and navigating move the focus in the next frames, and
  // browsers blur a hidden element one frame later.
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
    // The element that stood in for content still loading, such as the title of a skeleton, was
    // replaced.
    if (path[0]?.matches('h1, h2, h3, main')) mend();
    else look();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['hidden', 'disabled', 'inert'],
  });
  document.addEventListener('focusin', onFocus);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}

/**
 * Whether the focus was lost by removal. A press on empty space also clears the focus, but the
 * element is still there.
 */
function isLost(): boolean {
  const [last] = path;
  const { activeElement } = document;
  const nowhere = activeElement === null || activeElement === document.body;
  return (
    last !== undefined &&
    (nowhere || activeElement === last) &&
    !(last.isConnected && isShown(last) && !last.matches(':disabled'))
  );
}

function mend(): void {
  if (!isLost()) return;
  const over = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const home = path.filter(
    (element) =>
      element.isConnected &&
      isShown(element) &&
      element.matches('[data-pane], section, article, form, main, [role="dialog"], body'),
  );
  const containers = over === undefined ? [...home, document.body] : [over];
  for (const container of containers) {
    const next =
      (container === document.body ? container.querySelector('main') : container) ?? container;
    const found = markedStart(next) ?? headingOf(next) ?? firstStop(next);
    if (found === null) continue;
    found.focus({ preventScroll: true });
    return;
  }
}

function* ancestors(element: Element): Generator<Element> {
  for (let each: Element | null = element; each !== null; each = each.parentElement) yield each;
}
