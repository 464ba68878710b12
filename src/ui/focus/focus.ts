const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';

/** Whether an element is visible. Without a layout engine (jsdom) all elements count as visible. */
export const isShown = (element: Element): boolean =>
  element.closest('[hidden], [inert]') === null && (element.checkVisibility?.() ?? true);

/** The elements inside that can be reached with the Tab key. */
export function stops(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(tabbable)].filter(
    (each) => each.tabIndex >= 0 && isShown(each),
  );
}

/** The first element inside that can be reached with the Tab key. */
export const firstStop = (element: Element): HTMLElement | null => stops(element)[0] ?? null;

/**
 * The first heading of an opened part of the screen, made focusable, so that screen readers
 * announce what was opened.
 */
export function headingOf(element: Element): HTMLElement | null {
  const heading = [...element.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isShown);
  if (heading !== undefined && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading ?? null;
}

/** The element of a part of the screen marked with `data-start`, such as a row of its list. */
export function markedStart(element: Element): HTMLElement | null {
  return [...element.querySelectorAll<HTMLElement>('[data-start]')].find(isShown) ?? null;
}

/**
 * Whether the focus may be moved: it is on the body, or on a part of the screen that held it
 * temporarily.
 */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches('main[tabindex], h1[tabindex], h2[tabindex]')
  );
}
